const figures = [
  { value: "50K+", label: "monthly visitors" },
  { value: "85%", label: "tech decision makers" },
  { value: "3.5x", label: "ROI" },
];

export function Audience() {
  return (
    <>
      <ul className="divide-border border-border bg-background grid rounded-lg border max-sm:divide-y sm:grid-cols-3 sm:divide-x">
        {figures.map(({ value, label }) => (
          <li key={label} className="px-6 py-5 max-sm:flex max-sm:items-baseline max-sm:gap-3">
            <strong className="tabular block text-2xl font-semibold">{value}</strong>{" "}
            <span className="text-muted text-sm">{label}</span>
          </li>
        ))}
      </ul>
      <p className="text-muted mt-2 text-xs">
        The publisher&apos;s own figures. Ask us for the current ones before you book.
      </p>
    </>
  );
}
