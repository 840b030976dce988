import type { ArgTypesEnhancer } from 'storybook/internal/types';

interface Docgen {
  table?: { type?: { summary?: string } };
  type?: { name: string; value?: unknown };
}

/** A choice of a union: a word by itself, or a type by its value or name. */
type Choice = string | { value?: unknown; name?: string };

/** The choices of a union as its author wrote them; undefined where one is more than a word. */
function getChoices(type: Docgen['type']): string | undefined {
  if (!Array.isArray(type?.value)) return undefined;
  const names = (type.value as Choice[]).map((one) =>
    typeof one === 'string' ? `'${one}'` : (one.value ?? one.name),
  );
  return names.every((name) => typeof name === 'string') ? names.join(' | ') : undefined;
}

/** Names the words of a union, because the table of props only says "union" of a choice between words. */
export const nameUnions: ArgTypesEnhancer = ({ argTypes }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const { table, type } = argType as Docgen;
      const choices = table?.type?.summary === 'union' ? getChoices(type) : undefined;
      return [name, choices ? { ...argType, table: { ...table, type: { summary: choices } } } : argType];
    }),
  );
