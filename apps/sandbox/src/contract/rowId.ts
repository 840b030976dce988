import { notFound } from './refusal';

/** The number in an id of the wire. One that no row can have is not found, like any other (T19). */
export function rowId(id: string | number): number {
  const value = Number(id);
  if (!/^\d{1,10}$/.test(String(id)) || value > 2_147_483_647) throw notFound();
  return value;
}
