/** A page has no files. The build includes the contract and the migrations. */
const none = (): never => {
  throw new Error('There are no files in a page.');
};

export const existsSync = (): boolean => false;
export const readFileSync = none;
export const fileURLToPath = (url: string | URL): string => String(url);
