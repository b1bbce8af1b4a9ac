/// Punycode (RFC 3492).
enum Punycode {
    private static let base = 36
    private static let firstBias = 72
    private static let firstNonASCII = 128
    private static let digits = Array("abcdefghijklmnopqrstuvwxyz0123456789".unicodeScalars)

    /// Encodes a label; nil if it is too long.
    static func encode(_ label: String) -> String? {
        let scalars = label.unicodeScalars.map { Int($0.value) }
        var output = String.UnicodeScalarView(label.unicodeScalars.filter(\.isASCII))
        let basicCount = output.count
        var (current, delta, bias, handled) = (firstNonASCII, 0, firstBias, basicCount)
        if basicCount > 0 { output.append("-") }
        // Encoding takes quadratic time; a label in DNS has at most 63 characters.
        guard scalars.count <= 1_000 else { return nil }
        while handled < scalars.count {
            guard let next = scalars.filter({ $0 >= current }).min() else { return nil }
            delta += (next - current) * (handled + 1)
            current = next
            for scalar in scalars {
                if scalar < current { delta += 1 }
                if scalar == current {
                    append(delta, bias, to: &output)
                    bias = adapted(delta, count: handled + 1, isFirst: handled == basicCount)
                    (delta, handled) = (0, handled + 1)
                }
            }
            (delta, current) = (delta + 1, current + 1)
        }
        return String(output)
    }

    /// Decodes a label without its prefix; nil if it is not valid.
    static func decode(_ label: Substring) -> String? {
        var output: [Unicode.Scalar] = []
        var rest = label.unicodeScalars[...]
        if let hyphen = rest.lastIndex(of: "-") {
            output = Array(rest[..<hyphen])
            rest = rest[hyphen...].dropFirst()
        }
        guard label.utf8.count <= 1_000 else { return nil }
        var (current, index, bias) = (firstNonASCII, 0, firstBias)
        while !rest.isEmpty {
            guard let delta = takeNumber(&rest, bias) else { return nil }
            bias = adapted(delta, count: output.count + 1, isFirst: index == 0 && current == firstNonASCII)
            index += delta
            current += index / (output.count + 1)
            index %= output.count + 1
            guard let value = UInt32(exactly: current), let scalar = Unicode.Scalar(value) else { return nil }
            output.insert(scalar, at: index)
            index += 1
        }
        return String(String.UnicodeScalarView(output))
    }

    /// Appends a number in digits of variable weight.
    private static func append(_ number: Int, _ bias: Int, to output: inout String.UnicodeScalarView) {
        var rest = number
        for place in 1... {
            let threshold = threshold(place, bias)
            if rest < threshold { break }
            output.append(digits[threshold + (rest - threshold) % (base - threshold)])
            rest = (rest - threshold) / (base - threshold)
        }
        output.append(digits[rest])
    }

    private static func takeNumber(_ text: inout Substring.UnicodeScalarView, _ bias: Int) -> Int? {
        var (number, weight) = (0, 1)
        for place in 1... {
            guard let character = text.popFirst(), let digit = digits.firstIndex(of: character) else { return nil }
            number += digit * weight
            let threshold = threshold(place, bias)
            if digit < threshold { break }
            weight *= base - threshold
            if weight > 1 << 40 || number > 1 << 40 { return nil }
        }
        return number
    }

    private static func threshold(_ place: Int, _ bias: Int) -> Int { min(max(base * place - bias, 1), 26) }

    private static func adapted(_ delta: Int, count: Int, isFirst: Bool) -> Int {
        var (rest, bias) = (isFirst ? delta / 700 : delta / 2, 0)
        rest += rest / count
        while rest > (base - 1) * 26 / 2 {
            rest /= base - 1
            bias += base
        }
        return bias + base * rest / (rest + 38)
    }
}
