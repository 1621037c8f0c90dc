export function CompareTools() {
  return (
    <>
      <p>
        Feature lists are written to look alike. Differences show when every candidate gets the same work.
      </p>
      <ol>
        <li>
          <strong>Take five real examples</strong> from last month: two easy ones, two typical ones and one
          that went wrong.
        </li>
        <li>
          <strong>Write down what a good result is</strong> before you see any: which facts must be in it, how
          long it may be, what must not happen.
        </li>
        <li>
          <strong>Run all five through each tool</strong> with the same instructions, and note the minutes
          that you spent on corrections. That number decides more often than quality does.
        </li>
        <li>
          <strong>Read the reviews with two or three stars.</strong> They name the limits that the others pass
          over.
        </li>
        <li>
          <strong>Check the way out.</strong> Can your work be exported in a format that something else opens?
        </li>
      </ol>
      <p>If two tools come out even, take the one that fits the programs you already use.</p>
    </>
  );
}
