import { readFolder } from './sources';

/** One requirement of the specification: a sentence that a member could rely on. */
export interface Requirement {
  /** Its section and a number: `A §2 Login.3`. */
  id: string;
  /** Its section in tools/requirements/data/sections.tsv: `A §2 Login`. */
  section: string;
  /** The requirement, in our words. */
  text: string;
  /**
   * Its evidence: `path › title` of a test, a story or a flow, or a file alone (of the stories that show it, or of the
   * product that implements it).
   */
  heldBy: readonly string[];
}

/** Parses a table of tools/requirements/data/requirements: id, text, and then a column for each test. */
export function parseRequirements(table: string): Requirement[] {
  const [, ...rows] = table.trimEnd().split('\n');
  return rows.map((row) => {
    const [id = '', text = '', ...heldBy] = row.split('\t');
    return { id, section: id.replace(/\.\d+$/, ''), text, heldBy: heldBy.filter((one) => one !== '') };
  });
}

/** Every requirement of tools/requirements/data/requirements, file by file. */
export const readRequirements = (): Requirement[] =>
  readFolder('tools/requirements/data/requirements', '.tsv').flatMap(({ text }) => parseRequirements(text));
