/** Guide: trusting a generated answer as far as it deserves. */
export function CheckAnswers() {
  return (
    <>
      <p>
        Generated text sounds as sure when it is wrong as when it is right. How closely to check it depends on
        what an error would cost.
      </p>
      <ul>
        <li>
          <strong>Low cost</strong> (ideas, drafts, titles): read it once and use it.
        </li>
        <li>
          <strong>Some cost</strong> (emails, summaries, code): compare names, dates and figures with the
          source. Run the code, with a test that you wrote.
        </li>
        <li>
          <strong>High cost</strong> (law, health, money, publication): treat it as a hint, and have someone
          who knows the field decide.
        </li>
      </ul>
      <p>
        Open every source that is cited: it must exist and say what is claimed. Ask the same question again in
        other words; answers that differ are guesses. And for a summary, look for what is missing, since an
        omission is harder to see than a mistake.
      </p>
    </>
  );
}
