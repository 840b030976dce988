// Storybook's own page has its own React, which its builder takes by this name.
import * as React from 'react';
import { addons, types } from 'storybook/manager-api';
import { BackOfficePanel } from '../live/panel/BackOfficePanel';
import { panelId } from '../live/panel/events';

type Parameters = Record<string, unknown> | undefined;

/** True for a story of the live portal. */
const isLive = (parameters: Parameters) => parameters?.[panelId] === true;

/** Adds the panel with the codes of the live portal, whose first story opens it. */
export function addPanels(): void {
  addons.register('portal', (manager) => {
    addons.add(panelId, {
      type: types.PANEL,
      title: 'Codes and operator',
      disabled: (parameters) => !isLive(parameters),
      render: ({ active = false }) => (active ? <BackOfficePanel /> : <></>),
    });
    let isNew = true;
    manager.on('storyPrepared', ({ parameters }: { parameters: Parameters }) => {
      if (!isLive(parameters) || !isNew) return;
      isNew = false;
      manager.setSelectedPanel(panelId);
      manager.togglePanel(true);
    });
  });
}
