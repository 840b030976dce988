import type { Tx } from '../data/database';
import type { Posting } from './posting';
import { postAll } from './postAll';

/** Books one posting and returns its id (postAll.ts). */
export async function post(tx: Tx, posting: Posting): Promise<number> {
  const [id] = await postAll(tx, [posting]);
  if (id === undefined) throw new Error('the ledger gave no id');
  return id;
}
