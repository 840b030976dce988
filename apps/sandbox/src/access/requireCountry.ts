import { eq } from 'drizzle-orm';
import { rowId } from '../api/rowId';
import { invalid } from '../api/refusal';
import type { Db } from '../data/database';
import { countries } from '../data/schema/catalogue';

/** Returns the id of a listed country, or refuses the field. */
export async function requireCountry(db: Db, country: string | number): Promise<number> {
  const unknown = invalid({ country: ['Choose a country from the list.'] });
  if (!/^\d{1,9}$/.test(String(country))) throw unknown;
  const [found] = await db
    .select({ id: countries.id })
    .from(countries)
    .where(eq(countries.id, rowId(country)));
  if (!found) throw unknown;
  return found.id;
}
