export interface Served {
  url: string;
  missing: string[];
  close: () => Promise<void>;
}
export function serveFolder(folder: string, under?: string): Promise<Served>;
