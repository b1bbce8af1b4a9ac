import Bible

/// As much of a passage as an app can open. Shared, not copied.
final class AdaptedPassage {
    let values: PassageValues
    let extent: PassageExtent
    /// What of the passage is left out.
    let losses: [Loss]

    init(_ values: PassageValues, losses: [Loss]) {
        self.values = values
        extent = PassageExtent(values.passage)
        self.losses = losses
    }
}
