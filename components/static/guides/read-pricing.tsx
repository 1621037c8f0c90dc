export function ReadPricing() {
  return (
    <>
      <p>
        The directory marks each tool as Free, Freemium or Paid and shows the lowest known price. What you
        will pay depends on five other things.
      </p>
      <ul>
        <li>
          <strong>The unit.</strong> A seat, a credit, a minute, a word, a thousand tokens. Work out what one
          of your usual tasks costs, then multiply by a month.
        </li>
        <li>
          <strong>The period.</strong> The large figure is often the monthly share of a yearly payment.
        </li>
        <li>
          <strong>The limit of the free plan.</strong> Is it a number of uses, a watermark, a slower model, or
          a trial that ends?
        </li>
        <li>
          <strong>What is extra.</strong> Single sign-on, more users, the API and commercial rights are
          commonly left to higher plans.
        </li>
        <li>
          <strong>What happens at the limit.</strong> Does work stop, slow down, or go on and appear on the
          bill?
        </li>
      </ul>
      <p>
        Pay by the month for the first quarter. The discount for a year is only worth it for something you
        still use.
      </p>
    </>
  );
}
