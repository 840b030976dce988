// Storybook's own page has its own React, which its builder takes by this name.
import * as React from 'react';
import { STORY_PREPARED } from 'storybook/internal/core-events';
import { addons, types } from 'storybook/manager-api';
import { AddonPanel } from 'storybook/internal/components';
import { BackOfficePanel } from './BackOfficePanel';
import { panelId } from './events';

/** Adds the panel below the live portal, and opens it with the first of its stories. */
export function addBackOfficePanel(): void {
  addons.register(panelId, (manager) => {
    addons.add(panelId, {
      type: types.PANEL,
      title: 'Codes and operator',
      disabled: (parameters) => parameters?.[panelId] !== true,
      render: ({ active = false }): React.JSX.Element => (
        <AddonPanel active={active}>{active ? <BackOfficePanel /> : <></>}</AddonPanel>
      ),
    });
    let isNew = true;
    manager.on(STORY_PREPARED, ({ parameters }: { parameters: Record<string, unknown> }) => {
      if (parameters[panelId] !== true || !isNew) return;
      isNew = false;
      manager.setSelectedPanel(panelId);
      manager.togglePanel(true);
    });
  });
}
