export interface Store {
  /** Keeps a pass under its commit. */
  writePass: (pass: {
    commit: string;
    date: string;
    subject: string;
    tags: string[];
    dirty: boolean;
  }) => void;
  publish: (pass: object, storybook: string) => { pictures: number; earlier: number };
}
export function openStore(folder: string): Store;
