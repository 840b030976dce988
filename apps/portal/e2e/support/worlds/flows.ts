import { memberFlows } from './memberFlows';
import { moneyFlows } from './moneyFlows';

/** The flows of every world, by name. */
export const flows = { ...memberFlows, ...moneyFlows };
export type FlowName = keyof typeof flows;
