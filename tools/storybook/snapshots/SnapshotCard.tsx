import type { ReactNode } from 'react';
import styled from 'styled-components';
import { border, color, fontSize, fontWeight, radius, space } from '../../../packages/ui/src/tokens';
import { StoryLink } from '../docs/StoryLink';
import { Muted } from '../pages/kit/Page';
import { parseAddress, toName, type StoredSnapshot } from './snapshotRun';
import { Screenshot } from './Screenshot';
import { toReadableTitle } from '../manager/readableName';

interface SnapshotCardProps {
  snapshot: StoredSnapshot;
  /** The mode of the shown image: `light 1440`. Another mode replaces it where the snapshot lacks it. */
  mode: string;
  children?: ReactNode;
}

/** A snapshot's image and name, both linked to it. */
export function SnapshotCard({ snapshot, mode, children }: SnapshotCardProps) {
  return (
    <Item>
      <Screenshot snapshot={snapshot} mode={mode} />
      <Name>
        <StoryLink to={parseAddress(snapshot)}>{toName(snapshot)}</StoryLink>
      </Name>
      <Muted>{toReadableTitle(snapshot.title)}</Muted>
      {children}
    </Item>
  );
}

const Item = styled.li`
  display: grid;
  align-content: start;
  gap: ${space[1]};
  min-inline-size: 0;
  padding: ${space[3]};
  border: ${border.hair} solid ${color.line};
  border-radius: ${radius.card};
  background: ${color.surface};
`;

const Name = styled.h3`
  padding-block-start: ${space[1]};
  font-size: ${fontSize.figure};
  font-weight: ${fontWeight.heading};
  overflow-wrap: anywhere;
`;
