import { useDeferredValue, useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { Button } from '../../../../packages/ui/src/components/Button/Button';
import { EmptyState } from '../../../../packages/ui/src/components/EmptyState/EmptyState';
import { Segments } from '../../../../packages/ui/src/components/Segments/Segments';
import { TextField } from '../../../../packages/ui/src/components/TextField/TextField';
import { fontSize } from '../../../../packages/ui/src/tokens';
import { useAddressed } from '../../docs/useAddressed';
import { chooseGlobals, useGlobals } from '../../docs/useGlobals';
import { findFrames } from '../../pass/findFrames';
import { FrameCard, FrameGrid } from '../../pass/FrameCard';
import { NoPass } from '../../pass/NoPass';
import type { Frame, RoomPass } from '../../pass/roomPass';
import { getBoardWidth, boardWidths, type BoardWidth } from '../../states/boardWidths';
import { Page } from '../kit/Page';
import { SearchBar } from '../kit/SearchBar';

const perPage = 48;
const widths = Object.entries(boardWidths).map(([value, { label }]) => ({
  value: value as BoardWidth,
  label,
}));

const intro: ReactNode =
  'Every text that any frame draws: type what you read on a screen, and see the frames that show it. The search stands in the address.';

/** Finds the snapshots that show a text. */
export function FindPage({ pass }: { pass: RoomPass<Frame> | undefined }) {
  const [search, setSearch] = useAddressed('search');
  const { board, theme } = useGlobals();
  const width = getBoardWidth(board);
  const wanted = useDeferredValue(search);
  const [most, setMost] = useState({ of: wanted, count: perPage });
  const count = most.of === wanted ? most.count : perPage;
  if (!pass)
    return (
      <Page title="Find" lead={intro}>
        <NoPass />
      </Page>
    );
  const found = findFrames(wanted, pass.frames);
  return (
    <Page title="Find" lead={intro}>
      <SearchBar>
        <TextField
          label="Text on a screen"
          type="search"
          placeholder="Insufficient balance"
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
        <Segments
          label="Width of the window"
          segments={widths}
          value={width}
          onChange={(next) => chooseGlobals({ board: next })}
        />
        <p role="status">
          {wanted.trim() === ''
            ? `${pass.frames.length} frames to search in`
            : `${found.length} of ${pass.frames.length} frames`}
        </p>
      </SearchBar>
      {wanted.trim() !== '' && found.length === 0 && (
        <EmptyState
          icon="search"
          title="No frame draws these words"
          reason="Try fewer letters: amounts, names and times differ from frame to frame."
        />
      )}
      <FrameGrid>
        {found.slice(0, count).map(({ frame, line }) => (
          <FrameCard key={frame.key} frame={frame} mode={`${theme === 'dark' ? 'dark' : 'light'} ${width}`}>
            {line !== undefined && <Line>{line}</Line>}
          </FrameCard>
        ))}
      </FrameGrid>
      {found.length > count && (
        <div>
          <Button variant="quiet" onClick={() => setMost({ of: wanted, count: count + perPage })}>
            {`Show more, ${found.length - count} are left`}
          </Button>
        </div>
      )}
    </Page>
  );
}

const Line = styled.p`
  font-size: ${fontSize.label};
  overflow-wrap: anywhere;
`;
