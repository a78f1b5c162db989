# Sudoku: techniques, arguments, ratings.

sudoku-technique-full-house = full house
sudoku-technique-hidden-single = hidden single
sudoku-technique-naked-single = naked single
sudoku-technique-extra-rule = extra rule
sudoku-technique-innies = innies
sudoku-technique-outies = outies
sudoku-technique-innie-outie-difference = innie-outie difference
sudoku-technique-rule-pointing = rule overlap (pointing)
sudoku-technique-rule-claiming = rule overlap (claiming)
sudoku-technique-pointing = locked candidates (pointing)
sudoku-technique-claiming = locked candidates (claiming)
sudoku-technique-locked-pair = locked pair
sudoku-technique-locked-triple = locked triple
sudoku-technique-naked-pair = naked pair
sudoku-technique-naked-triple = naked triple
sudoku-technique-naked-quad = naked quad
sudoku-technique-hidden-pair = hidden pair
sudoku-technique-hidden-triple = hidden triple
sudoku-technique-hidden-quad = hidden quad
sudoku-technique-x-wing = X-wing
sudoku-technique-swordfish = swordfish
sudoku-technique-jellyfish = jellyfish
sudoku-technique-finned-x-wing = finned X-wing
sudoku-technique-finned-swordfish = finned swordfish
sudoku-technique-finned-jellyfish = finned jellyfish
sudoku-technique-sashimi-x-wing = sashimi X-wing
sudoku-technique-sashimi-swordfish = sashimi swordfish
sudoku-technique-sashimi-jellyfish = sashimi jellyfish
sudoku-technique-franken-x-wing = franken X-wing
sudoku-technique-franken-swordfish = franken swordfish
sudoku-technique-franken-jellyfish = franken jellyfish
sudoku-technique-mutant-x-wing = mutant X-wing
sudoku-technique-mutant-swordfish = mutant swordfish
sudoku-technique-mutant-jellyfish = mutant jellyfish
sudoku-technique-skyscraper = skyscraper
sudoku-technique-two-string-kite = two-string kite
sudoku-technique-turbot-fish = turbot fish
sudoku-technique-empty-rectangle = empty rectangle
sudoku-technique-remote-pair = remote pair
sudoku-technique-bug-plus-one = BUG+1
sudoku-technique-unique-rectangle-1 = unique rectangle, type 1
sudoku-technique-unique-rectangle-2 = unique rectangle, type 2
sudoku-technique-unique-rectangle-3 = unique rectangle, type 3
sudoku-technique-unique-rectangle-4 = unique rectangle, type 4
sudoku-technique-unique-rectangle-5 = unique rectangle, type 5
sudoku-technique-unique-rectangle-6 = unique rectangle, type 6
sudoku-technique-hidden-rectangle = hidden rectangle
sudoku-technique-avoidable-rectangle-1 = avoidable rectangle, type 1
sudoku-technique-avoidable-rectangle-2 = avoidable rectangle, type 2
sudoku-technique-xy-wing = XY-wing
sudoku-technique-xyz-wing = XYZ-wing
sudoku-technique-w-wing = W-wing
sudoku-technique-simple-colours = simple colours
sudoku-technique-multi-colours = multi-colours
sudoku-technique-sue-de-coq = Sue de Coq
sudoku-technique-x-chain = X-chain
sudoku-technique-xy-chain = XY-chain
sudoku-technique-continuous-nice-loop = continuous nice loop
sudoku-technique-discontinuous-nice-loop = discontinuous nice loop
sudoku-technique-aic = alternating inference chain
sudoku-technique-als-xz = ALS-XZ
sudoku-technique-als-xy-wing = ALS-XY-wing
sudoku-technique-als-chain = ALS chain
sudoku-technique-death-blossom = death blossom
sudoku-technique-grouped-continuous-nice-loop = grouped continuous nice loop
sudoku-technique-grouped-discontinuous-nice-loop = grouped discontinuous nice loop
sudoku-technique-grouped-aic = grouped alternating inference chain
sudoku-technique-forcing-chain = forcing chain
sudoku-technique-forcing-net = forcing net
sudoku-technique-contradiction = contradiction
sudoku-technique-template-set = template (set)
sudoku-technique-template-delete = template (delete)

sudoku-band-easy = easy
sudoku-band-medium = medium
sudoku-band-hard = hard
sudoku-band-unfair = unfair
sudoku-band-extreme = extreme

sudoku-look = Look at { $regions }.
sudoku-use = { COUNT($cells) ->
       [0] The technique: { $technique }.
      *[other] The technique: { $technique }. It stands on { $cells }.
    }

sudoku-so = { $argument } So { $conclusion }.
sudoku-conclude-place = { $cell } is { $value }
sudoku-conclude-out = { $value } goes from { $cells }

sudoku-evidence-single = { $by ->
       [naked-single] All values but { $value } are excluded from { $cell }.
       [full-house] { $cell } is the last empty cell of { $region }, and only { $value } is missing there.
      *[other] In { $region }, { $value } has no place left but { $cell }.
    }
sudoku-evidence-intersection = In { $from }, { $value } must be in { $cells }; all of these lie in { $to }, which therefore has it nowhere else.
sudoku-evidence-subset = { $by ->
       [hidden] In { $regions }, the { COUNT($cells) } values { $values } can only be in { $cells }, which leaves no room for others there.
      *[other] In { $regions }, the { COUNT($cells) } cells { $cells } can hold nothing but { $values }, and use all of them up.
    }
sudoku-evidence-fish = { COUNT($fins) ->
       [0] In { $base }, { $value } can only be in { $body }: { COUNT($base) } times, all within { $cover }, which take it once each.
      *[other] But for { $fins }, the { $value } of { $base } would lie { COUNT($base) } times within { $cover }. Either one of these fins holds it or the pattern is whole; what both exclude is excluded.
    }
sudoku-evidence-chain = { $by ->
       [loop] This loop holds as a whole, one way or the other, so that each of its links excludes what touches both ends: { JOIN($links, by: " → ") } → the start.
       [place] This chain ends against its own beginning: { JOIN($links, by: " → ") }.
      *[other] One end of this chain is right, so that what contradicts both is wrong: { JOIN($links, by: " → ") }.
    }
sudoku-evidence-wing = { $by ->
       [xyz-wing] Whichever of its values { $pivot } takes, it or one of { $pincers } must be { $value }.
      *[other] Whichever of its values { $pivot } takes, one of { $pincers } must be { $value }.
    }
sudoku-cluster = either { JOIN($colours, by: " or ") }
sudoku-evidence-colours = The places of { $value } form { COUNT($clusters) ->
        [one] a cluster
       *[other] clusters
    } in two colours, one of which is right: { $clusters }.
sudoku-evidence-rectangle = If { $corners } held only { $values }, these two could change places, and there would be a second solution. { COUNT($extra) ->
        [0] { $region ->
            [none] { sudoku-rectangle-plain }
           *[other] { sudoku-rectangle-tied }
        }
       *[other] { COUNT($partners) ->
            [0] { sudoku-rectangle-extra }
           *[other] { sudoku-rectangle-subset }
        }
    }
sudoku-rectangle-extra = { COUNT($extra) ->
        [one] Only { $extra } prevents it.
       *[other] One of { $extra } must prevent it.
    }
sudoku-rectangle-subset = One of { $extra } must prevent it, which makes these together with { $partners } a subset of { $region }.
sudoku-rectangle-tied = In { $region } one of the two values has no other place, so the other must give way.
sudoku-rectangle-plain = The values that are tied to the corners leave only this.
sudoku-evidence-grave = All empty cells but { $cell } have two candidates, and each value would stand twice in each region: with two there as well there would be no solution or two.
sudoku-almost-locked = { $cells } ({ $values })
sudoku-evidence-almost-locked = { $stem ->
       [none] These sets have one value more than cells: { $sets }. They exclude each other in { $links }, so at least one of the outer sets is locked.
      *[other] Each value of { $stem } locks one of these sets: { $sets }. What all of them exclude is excluded.
    }
sudoku-evidence-sue-de-coq = { $intersection } share their values with { $line } in the line and { $block } in the box: together they use up as many values as they have cells.
sudoku-premise-cell = Whatever { $value } holds
sudoku-premise-place = Wherever { $value } goes in { $region }
sudoku-premise-candidate = Whether { $value } or not
sudoku-candidate = { $cell }={ $value }
sudoku-premise-of-candidate = { $cell } is { $value }
sudoku-evidence-forcing = { $premise }, the same follows: { JOIN($branches, by: "; ") }.
sudoku-evidence-contradiction = { $broken ->
       [none] Suppose { $supposed }. No filling of the rest keeps every rule, as a search through all of them shows.
      *[other] Suppose { $supposed }. { COUNT($net) ->
                [0] Then { $broken }.
               *[other] Then { JOIN($net, by: " → ") }, and { $broken }.
            }
    }
sudoku-evidence-proof = With the candidates as they are, these rules together leave no other way: { JOIN($rules, by: ", ") }. (A cell means that it holds one value; a value and a region, that the value is there once.)
sudoku-broken-cell = { $value } has no value left
sudoku-broken-place = { $value } has no place left in { $region }
sudoku-broken-both = { $value } would be true and false at once
sudoku-broken-rule = this rule cannot be kept: { $value }
sudoku-evidence-template = Of all ways to place { $value } in every row, { $ways ->
        [one] one is left
       *[other] { $ways } are left
    }, and they agree here.
sudoku-evidence-rule = By itself, this rule decides it: { $variant }.
sudoku-cage-at = { $sum } at { $cell }
sudoku-innies-and-outies = { COUNT($outies) ->
        [0] The values of { $regions } add up to { $whole }. Of this, cages take { $taken } ({ $cages }); what they leave, { $innies }, adds up to { $sum }.
       *[other] { COUNT($innies) ->
            [0] The values of { $regions } add up to { $whole }. The cages over it make { $taken } ({ $cages }); what they have beyond it, { $outies }, adds up to { $sum }.
           *[other] The values of { $regions } add up to { $whole }. The cages mostly within make { $taken } ({ $cages }); what they leave, { $innies }, adds up to { COMPARE($whole, $taken) ->
            [more] { $sum } more than
            [less] { $sum } less than
           *[same] the same as
        } what they have beyond, { $outies }.
        }
    }
sudoku-overlap = { $region ->
       [none] Every way to keep this rule has { $value } in one of { $cells }: { $variant }. What sees all of them cannot have it.
      *[other] In { $region }, { $value } must be in { $cells }, all under one rule: { $variant }. Wherever of these it goes, the rule excludes the same.
    }

sudoku-hint-solved = Solved: every cell is filled and every rule is kept.
sudoku-hint-wrong-values = { COUNT($cells) ->
        [one] The value in { $cells } is wrong.
       *[other] The values in { $cells } are wrong.
    }
sudoku-hint-wrong-marks = { COUNT($cells) ->
        [one] The pencil marks of { $cells } lack the right value.
       *[other] The pencil marks of { $cells } lack the right values.
    }
sudoku-hint-several = No certain step is left: there are several solutions, and they differ in { $cells }.
sudoku-rating = { $hardest ->
       [none] { sudoku-rating-nothing }
      *[other] Difficulty: { $band } ({ TENTHS($rating) }). The hardest technique it needs: { $hardest }.
    }
sudoku-rating-limited = { $rating } { $limited }
sudoku-limited = { COUNT($techniques) ->
    [one] One technique left something out because it reached a limit of its own
   *[other] Some techniques left something out because they reached limits of their own
}: { $techniques }. Without that, an easier step might have been found.
sudoku-rating-nothing = There is nothing left to find.
sudoku-path-end = Solved in { $steps ->
        [one] 1 step
       *[other] { $steps } steps
    }.
sudoku-hint-stuck = None of the techniques that may be used finds anything here.
sudoku-page-title = The path to the solution
sudoku-ladder-technique = technique
sudoku-ladder-name = name
sudoku-ladder-band = band
sudoku-ladder-rating = rating
