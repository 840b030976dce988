interface Report {
  type: string;
  result?: unknown;
}

interface Reporting<Any extends Report> {
  addReport: (report: Any) => void;
}

/** True when a test runner plays the story. */
export const isTest = '__vitest_browser__' in globalThis;

/** Limits axe's report to violations. Reporting every passed rule takes the runner longer than the play. */
export function reportFaultsAlone<Any extends Report>(reporting: Reporting<Any>): void {
  const add = reporting.addReport.bind(reporting);
  reporting.addReport = (report) => {
    const { type, result } = report;
    if (type === 'a11y' && typeof result === 'object' && result !== null && 'violations' in result)
      add({ ...report, result: { violations: result.violations } });
    else add(report);
  };
}
