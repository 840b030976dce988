import { readFolder } from './sources';

/** One promise of the specification: a sentence that a member could hold the portal to. */
export interface Promised {
  /** Its clause and a number: `A §2 Login.3`. */
  id: string;
  /** The clause of checks/data/clauses.tsv that it belongs to: `A §2 Login`. */
  clause: string;
  /** What is promised, in our words. */
  text: string;
  /**
   * Who holds it: `path › title` of a test, a story or a flow, or a file alone (of the stories that show it, or of the
   * product that keeps it).
   */
  heldBy: readonly string[];
}

/** Reads a table of checks/data/promises: id, text, and then a column for each test. */
export function parsePromises(table: string): Promised[] {
  const [, ...rows] = table.trimEnd().split('\n');
  return rows.map((row) => {
    const [id = '', text = '', ...heldBy] = row.split('\t');
    return { id, clause: id.replace(/\.\d+$/, ''), text, heldBy: heldBy.filter((one) => one !== '') };
  });
}

/** Every promise of checks/data/promises, file by file. */
export const readPromises = (): Promised[] =>
  readFolder('checks/data/promises', '.tsv').flatMap(({ text }) => parsePromises(text));
