export function WritePrompts() {
  return (
    <>
      <p>
        A model knows nothing about your situation but what you write. Five parts cover most tasks: who it is
        for, what you want, what to work from, what form it should have, and what to avoid.
      </p>
      <pre tabIndex={0} role="region" aria-label="An example of a prompt">
        {`Audience: customers who are not technical.
Task: explain why their invoice is higher this month.
Material: the two invoices below.
Form: an email of at most 120 words, two paragraphs.
Avoid: excuses, and figures that are not in the invoices.`}
      </pre>
      <ul>
        <li>Give one good example of the result; it says more than a page of rules.</li>
        <li>Ask for one thing at a time, and check it before the next.</li>
        <li>Let the model ask: “Which facts are missing?” saves a round of guesses.</li>
        <li>When a prompt works, keep it with a date. Models change, and you will want to try it again.</li>
      </ul>
    </>
  );
}
