import type { ReactNode } from 'react';
import styled from 'styled-components';
import { addresses } from '../../../addresses/addresses';
import { ListHead } from '../../../components/ListContainer/ListHead';
import { PageTabs } from '../../../components/PageTabs/PageTabs';
import { Stack } from '../../../components/Stack/Stack';
import { media, space } from '../../../tokens';
import { defineMessages } from '../../../text/defineMessages';

/** The portal's own messages of the frame that both pages share. */
export const ranksFrameMessages = defineMessages('ranksFrameMessages', {
  /** The name of the links between the two pages. */
  pages: 'Rank and royalty',
  rank: 'Rank',
  royalty: 'Royalty',
  allRanks: 'All ranks',
});

interface RanksFrameProps {
  title: string;
  note: string;
  /** The page's own address, one of the two that share the frame. */
  address: string;
  children: ReactNode;
}

const pages = [
  { href: addresses.rank, label: ranksFrameMessages.rank },
  { href: addresses.royalty, label: ranksFrameMessages.royalty },
];

/** The frame of Rank Details and Royalty Details. Each keeps its address, title and menu entry. */
export function RanksFrame({ title, note, address, children }: RanksFrameProps) {
  return (
    <Stack gap={3} bounded>
      <ListHead title={title} note={note} />
      <PageTabs label={ranksFrameMessages.pages} pages={pages} current={address} />
      {children}
    </Stack>
  );
}

/** The stairs with what the member still needs beside them. */
export const Beside = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]};

  ${media.desktop} {
    &:has(> :nth-child(2)) {
      grid-template-columns: minmax(0, 1.55fr) minmax(0, 1fr);
    }
  }
`;
