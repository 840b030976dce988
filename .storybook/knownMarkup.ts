interface Report {
  type: string;
  status: string;
}

interface StoryContext<Any extends Report> {
  globals: Record<string, unknown>;
  reporting: { addReport: (report: Any) => void };
}

/** Attributes with texts, ids, addresses or sizes. axe judges that they exist, not their values. */
const free =
  /^(id|name|for|href|src|alt|title|placeholder|value|style|d|width|height|min|max|step|rows|maxlength|datetime)$|^aria-(label|described|controls|owns|active|details|error|value|posinset|setsize|row|col)/;

/** True for an input's label. Other elements have their names in attributes or texts. */
const isLabelled = (element: Element) => 'labels' in element && (element.labels as NodeList | null)?.length;

function describe(element: Element): string {
  const attributes = Array.from(element.attributes, ({ name, value }) =>
    name.startsWith('data-') ? '' : free.test(name) && value !== '' ? name : `${name}=${value}`,
  );
  const isEmpty = element.firstChild === null || element.textContent.trim() === '';
  return [element.localName, isEmpty, isLabelled(element), ...attributes].join(' ');
}

/** Adds the kinds of an element and its descendants: their own markup, their parent, and whether they are hidden. */
function addKinds(element: Element, parent: string, kinds: Set<string>): void {
  kinds.add(`${parent} ${describe(element)}`);
  const isHidden = parent.startsWith('hidden') || element.getAttribute('aria-hidden') === 'true';
  const link = `${isHidden ? 'hidden' : ''}>${element.localName} ${element.role ?? ''}`;
  for (const child of element.children) addKinds(child, link, kinds);
}

/** The kinds of elements without violations so far, in this page of the tests. */
const known = new Set<string>();

/**
 * Skips axe for a story whose every element has passed in an earlier story. axe is a third of a run without it. The
 * nightly runs judge each story completely.
 */
export function skipKnownMarkup<Any extends Report>(context: StoryContext<Any>): void {
  const kinds = new Set<string>();
  addKinds(document.body, '', kinds);
  if ([...kinds].every((kind) => known.has(kind))) {
    context.globals = { ...context.globals, a11y: { manual: true } };
    return;
  }
  const add = context.reporting.addReport.bind(context.reporting);
  context.reporting.addReport = (report) => {
    if (report.type === 'a11y' && report.status === 'passed') for (const kind of kinds) known.add(kind);
    add(report);
  };
}
