export interface Store {
  /** Keeps a run under its commit. */
  writeRun: (run: { commit: string; date: string; subject: string; tags: string[]; dirty: boolean }) => void;
  publish: (run: object, storybook: string) => { pictures: number; earlier: number };
}
export function openStore(folder: string): Store;
