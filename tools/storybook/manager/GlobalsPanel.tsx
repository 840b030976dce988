import * as React from 'react';
import { useGlobals } from 'storybook/manager-api';
import { styled } from 'storybook/theming';
import { panelGlobals } from '../../../.storybook/panelGlobals';

/** The globals that few reviews need: the clock, both time zones and the direction. */
export function GlobalsPanel(): React.JSX.Element {
  const [globals, updateGlobals, pinned] = useGlobals();
  return (
    <Rows>
      {Object.entries(panelGlobals).map(([name, { title, choices }]) => (
        <label key={name}>
          {title}
          <select
            value={String(globals[name])}
            disabled={name in pinned}
            onChange={(event) => updateGlobals({ [name]: event.target.value })}
          >
            {Object.entries(choices).map(([value, choice]) => (
              <option key={value} value={value}>
                {choice.title}
              </option>
            ))}
          </select>
        </label>
      ))}
    </Rows>
  );
}

const Rows = styled.div(({ theme }) => ({
  display: 'grid',
  gap: 12,
  padding: 16,
  fontSize: theme.typography.size.s2,
  label: { display: 'grid', gridTemplateColumns: '14rem minmax(0, 20rem)', alignItems: 'center' },
  select: { padding: 4, font: 'inherit' },
}));
