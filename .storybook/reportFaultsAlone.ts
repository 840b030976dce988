interface Report {
  type: string;
  result?: unknown;
}

interface Reporting<Any extends Report> {
  addReport: (report: Any) => void;
}

/** Whether a runner of tests plays the story. */
export const isTest = '__vitest_browser__' in globalThis;

/** Lets axe report what is wrong. All that is right, of each story, takes the runner longer to read than the story to play. */
export function reportFaultsAlone<Any extends Report>(reporting: Reporting<Any>): void {
  const add = reporting.addReport.bind(reporting);
  reporting.addReport = (report) => {
    const { type, result } = report;
    if (type === 'a11y' && typeof result === 'object' && result !== null && 'violations' in result)
      add({ ...report, result: { violations: result.violations } });
    else add(report);
  };
}
