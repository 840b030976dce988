import type { ArgTypesEnhancer } from 'storybook/internal/types';

/** The control types that can edit a prop without raw JSON. */
const plain = new Set(['boolean', 'string', 'number', 'enum', 'function', 'symbol']);

/** Removes the control of a prop that no story sets, because it would be an empty JSON editor. */
export const noRawObjects: ArgTypesEnhancer = ({ argTypes }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const { type, control } = argType as { type?: { name: string }; control?: unknown };
      const isRaw = control === undefined && type !== undefined && !plain.has(type.name);
      return [name, isRaw ? { ...argType, control: { disable: true } } : argType];
    }),
  );
