/** A section of tools/requirements/data/sections.tsv: a row of the Spec page. */
export interface Section {
  /** `A §2` is a whole section, `A §4.2` a numbered part, `A §2 Register` a named part; `D36`, `T12`. */
  id: string;
  areas: readonly string[];
  /** The requirement, in our words. */
  title: string;
  /** For a named part: path fragments. A citing file's path contains one of them. */
  where: readonly string[];
  /** Set when this repository can't satisfy the section: `operator` means that the real back end must. */
  declared: 'operator' | 'open' | undefined;
  /** The reason for the declared status. */
  why: string;
}

const declarations = ['operator', 'open'] as const;

const splitWords = (text: string, by: string | RegExp): string[] =>
  text.split(by).filter((word) => word !== '');

/** @throws when a row declares a state that does not exist */
export function parseSections(table: string): Section[] {
  const [, ...rows] = table.trimEnd().split('\n');
  return rows.map((row) => {
    const [id = '', areas = '', title = '', where = '', state = '', why = ''] = row.split('\t');
    const declared = declarations.find((word) => word === state);
    if (state !== '' && declared === undefined) throw new Error(`${id}: there is no state ${state}`);
    return { id, areas: splitWords(areas, ','), title, where: splitWords(where, ' '), declared, why };
  });
}

const named = /^([AB] §\d+) (.+)$/;

/** Returns the section of a named part and its name. Undefined for every other section. */
export function parseNamedPart({ id }: Section): { section: string; name: string } | undefined {
  const [, section, name] = named.exec(id) ?? [];
  return section === undefined || name === undefined ? undefined : { section, name };
}
