import type { ArgTypesEnhancer } from './nameUnions';

/** The control types that can edit a prop without raw JSON. */
const plain = new Set(['boolean', 'string', 'number', 'enum', 'symbol']);

/** The states of remote data that a reviewer can choose, besides the story's own. */
const states = {
  Loading: { state: 'loading' },
  Failed: { state: 'failed', message: 'Something Went Wrong Please Try Again....', onRetry: () => {} },
};

const isRemote = (value: unknown) => typeof value === 'object' && value !== null && 'state' in value;

/**
 * Replaces raw-object controls. Remote data is loading, failed or the story's own, by an address too
 * (`&args=page:Failed`); other objects and functions have no control.
 */
export const offerStates: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries<(typeof argTypes)[string]>(
    Object.entries(argTypes).map(([name, argType]) => {
      const { type, control } = argType as { type?: { name: string }; control?: unknown };
      const value = (initialArgs as Record<string, unknown>)[name];
      if (isRemote(value)) {
        const mapping = { 'As in the story': value, ...states };
        const options = Object.keys(mapping);
        return [
          name,
          {
            ...argType,
            control: { type: 'select' },
            type: { name: 'enum', value: options },
            options,
            mapping,
          },
        ];
      }
      const isRaw = !plain.has(type?.name ?? typeof value);
      return [name, control === undefined && isRaw ? { ...argType, control: { disable: true } } : argType];
    }),
  );
