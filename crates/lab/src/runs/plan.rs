//! Which runs an experiment has, and how they are numbered.

use crate::experiment::Limits;
use serde::{Deserialize, Serialize};

/// All that decides what the runs of an experiment conclude.
///
/// A unit is an instance of a setting with all methods: units are numbered setting by setting, runs unit by unit and
/// method by method. So what is compared stands together.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Plan {
    /// What the experiment is called.
    pub name: String,
    /// The game.
    pub game: String,
    /// The seed of all instances.
    pub seed: u64,
    /// How often each run is made; the least time counts.
    pub repetitions: u32,
    /// What a run may take.
    pub limits: Limits,
    /// The settings, each with its instances.
    pub settings: Vec<Setting>,
    /// The methods.
    pub methods: Vec<Method>,
}

/// A kind of instances.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Setting {
    /// What it is called.
    pub name: String,
    /// How large its instances are, where they are all of one size.
    pub size: Option<f64>,
    /// How many of them.
    pub instances: u64,
    /// All that decides what they are, for comparing.
    pub exactly: String,
}

/// A method with its switches.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Method {
    /// What it is called.
    pub name: String,
    /// All its switches, for comparing.
    pub exactly: String,
}

/// An instance of a setting.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Unit {
    /// The number of the setting.
    pub setting: usize,
    /// The number of the instance in it.
    pub instance: u64,
}

impl Setting {
    /// A setting that its name describes exactly.
    pub fn named(name: impl Into<String>, size: Option<f64>, instances: u64) -> Self {
        let name = name.into();
        Setting {
            exactly: name.clone(),
            name,
            size,
            instances,
        }
    }
}

impl Method {
    /// A method that its name describes exactly.
    pub fn named(name: impl Into<String>) -> Self {
        let name = name.into();
        let exactly = name.clone();
        Method { name, exactly }
    }
}

impl Plan {
    /// How many units there are.
    pub fn units(&self) -> u64 {
        self.settings.iter().map(|setting| setting.instances).sum()
    }

    /// How many runs there are.
    pub fn runs(&self) -> u64 {
        self.units().saturating_mul(self.methods.len() as u64)
    }

    /// The unit with this number.
    pub fn unit(&self, number: u64) -> Option<Unit> {
        let mut instance = number;
        for (setting, of) in self.settings.iter().enumerate() {
            if instance < of.instances {
                return Some(Unit { setting, instance });
            }
            instance -= of.instances;
        }
        None
    }

    /// The number of a run from those of its unit and method.
    pub fn run(&self, unit: u64, method: usize) -> u64 {
        unit * self.methods.len() as u64 + method as u64
    }

    /// The numbers of a run's unit and method; nothing where there is no such run.
    pub fn unit_and_method(&self, run: u64) -> Option<(u64, usize)> {
        let methods = self.methods.len() as u64;
        (run < self.runs()).then(|| (run / methods, (run % methods) as usize))
    }
}
