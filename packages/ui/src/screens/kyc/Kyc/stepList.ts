import type { Step } from '../../../components/Stepper/Stepper';
import type { DocumentType, RequiredDocument } from './kycProgress';
import { kycMessages, typeLabels } from './messages';

/** The steps of the stepper: the instructions, then each required type. */
export const stepList = (
  asked: readonly RequiredDocument[],
  present: readonly DocumentType[],
  read: boolean,
): Step[] => [
  { id: 'instructions', label: kycMessages.instructions, done: read },
  ...asked.map(({ type }) => ({ id: type, label: typeLabels[type], done: present.includes(type) })),
];
