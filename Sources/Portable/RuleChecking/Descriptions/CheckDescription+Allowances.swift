import Text

extension CheckDescription {
    /// Checks of `"allow"`, which switches other checks off.
    static let allowances = [
        CheckDescription(
            .allowForbidden, "\"allow\" names a check that cannot be switched off.",
            reason: """
                The rule would not work even if the error were hidden. Correct the rule, and remove the name from
                "allow".
                """,
            bad: .site(["allow": #"{ 1️⃣"regex/invalid": "the site has such links" }"#]), good: .site()),
        CheckDescription(
            .allowNoReason, "\"allow\" names a check without a reason.",
            reason:
                "Other contributors must be able to understand the exemption. Write the reason as the value.",
            bad: .site(["docs": nil, "allow": #"{ "docs/missing": 1️⃣"" }"#]),
            good: .site([
                "docs": nil, "allow": #"{ "docs/missing": "the site was closed, its links are in old posts" }"#,
            ])
        ),
        CheckDescription(
            .allowUnknown, "\"allow\" names a check that does not exist.",
            reason: "It has no effect. `lectern check --explain` lists the names.",
            bad: .site(["allow": #"{ 1️⃣"docs/mising": "the site was closed, its links are in old posts" }"#]),
            good: .site([
                "docs": nil, "allow": #"{ "docs/missing": "the site was closed, its links are in old posts" }"#,
            ])
        ),
        CheckDescription(
            .allowUnused, "\"allow\" names a check that has no finding.",
            reason: "It would hide future mistakes of this kind. Remove the name from \"allow\".",
            bad: .site(["allow": #"{ 1️⃣"docs/missing": "the site was closed, its links are in old posts" }"#]),
            good: .site()),
    ]
}
