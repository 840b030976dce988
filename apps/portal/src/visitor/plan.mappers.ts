import type { Answer } from '@portal/portal-core/fromApi/answer';
import { parseFields, parseFlag } from '@portal/portal-core/fromApi/parse';

/** The plan's flags, which control the menu (D14). */
export interface Plan {
  binary: number;
  singleLeg: number;
}

/** A missing or malformed flag hides its entry. */
export function toPlan(body: Answer<'/pre-register'>): Plan {
  const fields = parseFields(body);
  return { binary: parseFlag(fields.binary) ?? 0, singleLeg: parseFlag(fields.single_leg) ?? 0 };
}
