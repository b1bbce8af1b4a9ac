import Hosts
import LinkEngine

extension Recordings {
    /// Performs the requests of a recorded test and compares what comes back, if this run does so.
    func drift(
        of test: RuleTest, _ services: RuleServices, _ recording: Recording?, _ replay: Replay,
        _ evaluation: RuleEvaluation
    ) -> Drift? {
        guard case .live(let network) = mode, let recording, replay.isUsed else { return nil }
        let recorder = Recorder(network)
        let fresh = test.evaluate(RuleServices(scripts: services.scripts, network: recorder.network))
        return Drift(recording, recorded: evaluation.value, fresh: fresh.value, recorder.exchanges)
    }
}
