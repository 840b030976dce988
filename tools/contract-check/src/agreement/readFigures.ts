import type { DrawnFigure, DrawnLocation } from '@portal/ui/text/figures/meanings';
import type { TestServer } from '../../../../apps/sandbox/src/testing/testServer';
import { readBonuses } from './readBonuses';
import { readPackages } from './readPackages';
import { readWallets } from './readWallets';
import type { Reading } from './readings';
import { readSources } from './sources';

/** Every figure that is drawn, in each of its locations. One that is left out is a type error. */
export type Shown = {
  readonly [F in DrawnFigure]: Readonly<Record<DrawnLocation<F>, readonly Reading[]>>;
};

/** Each drawn figure in all screens, files and papers that show it, through the portal's own code. */
export async function readFigures(
  server: TestServer,
  token: string,
  today: string,
): Promise<{ shown: Shown; sentences: readonly string[] }> {
  const sources = await readSources(server, token, today);
  const { figures: bonuses, sentences } = readBonuses(sources);
  return { shown: { ...bonuses, ...readWallets(sources), ...readPackages(sources) }, sentences };
}
