export interface Store {
  publish: (pass: object, storybook: string) => { pictures: number; earlier: number };
}
export function openStore(folder: string): Store;
