import type { Bundle } from '@portal/contract/bundle';
import type { Features } from '@portal/portal-core/capabilities/capabilities';
import type { BackEnd } from './backEnd';
import { judgeCodes } from './codes';
import { proveFeatures } from './features';
import { toFinding, type Finding } from './finding';
import { judgeImages } from './images';
import { judgeSurroundings } from './surroundings';
import { checkReads, type ReadResults } from './checkReads';
import { judgeWrites } from './writes';

interface Options {
  /** The portal's origin, if it is another. */
  origin?: string | undefined;
  writes: boolean;
}

const noWrites = toFinding('Idempotency-Key')(
  'hint',
  'Keys were not tried. With --writes the check raises one ticket and shows whether a second try is safe (D118).',
);

/** Everything that the command looks at. */
export async function checkBackEnd(
  backEnd: BackEnd,
  bundle: Bundle,
  member: { username: string; token: string },
  { origin, writes }: Options,
): Promise<{ findings: Finding[]; parts: ReadResults['parts']; features: Features }> {
  const { token } = member;
  const reads = await checkReads(backEnd, bundle, member);
  const { features, findings } = await proveFeatures(backEnd, token, reads);
  const images = await judgeImages(backEnd, reads.shown);
  const around = await judgeSurroundings(backEnd, token, origin);
  const codes = await judgeCodes(backEnd, bundle);
  const written = writes ? await judgeWrites(backEnd, token) : [noWrites];
  const keys = writes && written.every(({ result }) => result === 'reads');
  return {
    findings: [...reads.findings, ...findings, ...images, ...around, ...codes, ...written],
    parts: reads.parts,
    features: { ...features, ...(writes && { keys }) },
  };
}
