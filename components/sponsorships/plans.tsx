import { Check } from "lucide-react";
import { InquiryButton } from "@/components/sponsorships/inquiry-button";

const plans = [
  {
    name: "Basic",
    price: "$99",
    unit: "/month",
    text: "A first look at how your tool is received.",
    points: ["Featured for 7 days", "A sponsored card on the home page", "Views and clicks counted"],
    action: "Choose Basic",
  },
  {
    name: "Professional",
    price: "$299",
    unit: "/month",
    popular: true,
    text: "A month in front of the people who choose.",
    points: ["Featured for 30 days", "A sponsored card on the home page", "Views and clicks counted"],
    action: "Choose Professional",
  },
  {
    name: "Enterprise",
    price: "Custom",
    unit: "",
    text: "Several tools, or dates of your own.",
    points: ["Dates and length as agreed", "More than one listing", "Price as agreed"],
    action: "Discuss Enterprise",
  },
];

export function Plans() {
  return (
    <ul className="grid grid-cols-1 gap-3 lg:grid-cols-3">
      {plans.map(({ name, price, unit, popular, text, points, action }) => (
        <li
          key={name}
          className={`bg-background flex flex-col rounded-lg border p-6 ${popular ? "border-primary-text" : "border-border"}`}
        >
          <div className="flex min-h-6 flex-wrap items-center justify-between gap-2">
            <h3 className="text-lg">{name}</h3>
            {popular && <span className="badge badge-accent">Most popular</span>}
          </div>
          <p className="mt-3">
            <span className="tabular text-2xl font-semibold">{price}</span>
            <span className="text-muted">{unit}</span>
          </p>
          <p className="text-muted mt-1 text-sm">{text}</p>
          <ul className="border-border mt-5 mb-6 flex flex-col gap-2 border-t pt-5">
            {points.map((point) => (
              <li key={point} className="flex gap-2.5">
                <Check className="text-primary-text mt-[3px] size-4 shrink-0" />
                {point}
              </li>
            ))}
          </ul>
          <InquiryButton
            plan={name}
            variant={popular ? "default" : "outline"}
            className="mt-auto h-auto! min-h-11 w-full py-2 whitespace-normal!"
          >
            {action}
          </InquiryButton>
        </li>
      ))}
    </ul>
  );
}
