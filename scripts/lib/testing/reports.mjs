import path from "node:path";

/** A file and a test of it in one line, with what went wrong. */
function describeFailure(file, names, message = "") {
  const [reason] = message.replace(/\u001b\[\d*m/g, "").split("\n");
  const place = path.isAbsolute(file) ? path.relative(process.cwd(), file) : file;
  return [place, ...names].join(" › ") + (reason ? `: ${reason.slice(0, 300)}` : "");
}

/**
 * What a Vitest JSON report counts, which tests failed and which needed a second try. A file that could not even be
 * loaded has no tests that failed, and is a failure all the same.
 *
 * @param {{ numPassedTests: number, testResults: { name: string, status: string, message?: string, assertionResults: { status: string, fullName: string, failureMessages: string[] }[] }[] }} report
 */
export function readVitestReport(report) {
  const inFile = (file, status) =>
    file.assertionResults
      .filter((test) => test.status === status && test.failureMessages.length > 0)
      .map((test) => describeFailure(file.name, [test.fullName], test.failureMessages[0]));
  const failures = report.testResults.flatMap((file) => {
    const failed = inFile(file, "failed");
    return file.status === "failed" && failed.length === 0
      ? [describeFailure(file.name, [], file.message)]
      : failed;
  });
  const retried = report.testResults.flatMap((file) => inFile(file, "passed"));
  return { passed: report.numPassedTests, failed: failures.length, failures, retried };
}

/**
 * What a Playwright JSON report counts, which tests failed and which needed a second try; `errors` are those outside of
 * any test.
 *
 * @typedef {{ file: string, title: string, tests: { status: string, results: { error?: { message?: string } }[] }[] }} Spec
 * @typedef {{ title: string, file: string, specs: Spec[], suites?: Suite[] }} Suite
 * @param {{ stats: { expected: number, flaky: number }, errors?: { message?: string }[], suites: Suite[] }} report
 */
export function readPlaywrightReport({ stats, errors = [], suites }) {
  const failures = [
    ...suites.flatMap((suite) => describeTests(suite, "unexpected")),
    ...errors.map(({ message }) => describeFailure("outside of any test", [], message)),
  ];
  const retried = suites.flatMap((suite) => describeTests(suite, "flaky"));
  return { passed: stats.expected + stats.flaky, failed: failures.length, failures, retried };
}

function describeTests(suite, wanted, titles = []) {
  const inside = (suite.suites ?? []).flatMap((inner) =>
    describeTests(inner, wanted, [...titles, inner.title]),
  );
  const own = suite.specs.flatMap(({ title, tests }) =>
    tests
      .filter(({ status }) => status === wanted)
      .map(({ results }) =>
        describeFailure(suite.file, [...titles, title], results.find(({ error }) => error)?.error?.message),
      ),
  );
  return [...own, ...inside];
}
