/** A clause as checks/data/clauses.tsv has it: a row of the Spec page. */
export interface Clause {
  /** `A §2` is a whole section, `A §4.2` a numbered part, `A §2 Register` a named part; `D36`, `T12`. */
  id: string;
  areas: readonly string[];
  /** What it asks for, in our words. */
  title: string;
  /** For a named part: fragments of a path, one of which is in the path of whatever cites the section for it. */
  where: readonly string[];
  /** Set when nobody in this repository can hold the clause: `operator` is the real back end's matter. */
  declared: 'operator' | 'open' | undefined;
  /** Why it is declared so. */
  why: string;
}

const declarations = ['operator', 'open'] as const;

const words = (text: string, by: string | RegExp): string[] => text.split(by).filter((word) => word !== '');

/** @throws when a row declares a state that does not exist */
export function parseClauses(table: string): Clause[] {
  const [, ...rows] = table.trimEnd().split('\n');
  return rows.map((row) => {
    const [id = '', areas = '', title = '', where = '', state = '', why = ''] = row.split('\t');
    const declared = declarations.find((word) => word === state);
    if (state !== '' && declared === undefined) throw new Error(`${id}: there is no state ${state}`);
    return { id, areas: words(areas, ','), title, where: words(where, ' '), declared, why };
  });
}

const named = /^([AB] §\d+) (.+)$/;

/** The section of a named part and its name; undefined for every other clause. */
export function createLazyModule({ id }: Clause): { section: string; name: string } | undefined {
  const [, section, name] = named.exec(id) ?? [];
  return section === undefined || name === undefined ? undefined : { section, name };
}
