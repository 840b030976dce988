import type { Preview } from '@storybook/react-vite';

export type ArgTypesEnhancer = NonNullable<Preview['argTypesEnhancers']>[number];

interface Docgen {
  table?: { type?: { summary?: string } };
  type?: { name: string; value?: unknown };
}

/** One member of a union: a plain word, or a type with its value or name. */
type Choice = string | { value?: unknown; name?: string };

/** Returns the union's members as written; undefined where one isn't a plain word. */
function getChoices(type: Docgen['type']): string | undefined {
  if (!Array.isArray(type?.value)) return undefined;
  const names = (type.value as Choice[]).map((one) =>
    typeof one === 'string' ? `'${one}'` : (one.value ?? one.name),
  );
  return names.every((name) => typeof name === 'string') ? names.join(' | ') : undefined;
}

/** Lists the members of a union, because the props table shows only "union". */
export const nameUnions: ArgTypesEnhancer = ({ argTypes }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const { table, type } = argType as Docgen;
      const choices = table?.type?.summary === 'union' ? getChoices(type) : undefined;
      return [name, choices ? { ...argType, table: { ...table, type: { summary: choices } } } : argType];
    }),
  );
