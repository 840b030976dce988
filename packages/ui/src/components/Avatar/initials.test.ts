import { expect, it } from 'vitest';
import { toInitials } from './initials';

it.each([
  ['Amara Okafor', 'AO'],
  ['amara21', 'A'],
  ['sofia_x', 'SX'],
  ['Ana María de la Cruz', 'AC'],
  ['王小明', '王'],
  ['💰 Kenji', 'K'],
  ['  ', ''],
  ['', ''],
])('%j → %j', (name, initials) => expect(toInitials(name)).toBe(initials));
