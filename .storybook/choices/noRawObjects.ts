import type { ArgTypesEnhancer } from 'storybook/internal/types';

/** What a control can offer without the raw object. */
const plain = new Set(['boolean', 'string', 'number', 'enum', 'function', 'symbol']);

/** A prop that no story gives a value would have an empty object to type in; it has no control instead. */
export const noRawObjects: ArgTypesEnhancer = ({ argTypes }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const { type, control } = argType as { type?: { name: string }; control?: unknown };
      const isRaw = control === undefined && type !== undefined && !plain.has(type.name);
      return [name, isRaw ? { ...argType, control: { disable: true } } : argType];
    }),
  );
