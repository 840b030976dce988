import { defineMessages } from '../../text/defineMessages';
import { dashboardTexts } from '../../text/messages';

export const glossaryMessages = defineMessages('glossaryMessages', {
  /** Opens what the words of a card mean. The words are names of the screen. */
  ask: ({ words }: { words: string }) => `What does this mean? ${words}`,
  pair: 'Pair',
  pool: 'Pool',
  meanings: {
    outGoingWallet: 'You withdraw from it, or move its money to your Receiving Wallet.',
    pammWallet: 'The wallet of PAAM packages.',
    pair: 'One bot on the left and one on the right of you.',
    pool: 'Live packages, as opposed to bots. A pool bonus comes from them.',
  },
});

/** The words of the product that need an explanation, each once. */
export const glossary = {
  outGoingWallet: { name: dashboardTexts.outGoingWallet, meaning: glossaryMessages.meanings.outGoingWallet },
  pammWallet: { name: dashboardTexts.pammWallet, meaning: glossaryMessages.meanings.pammWallet },
  pair: { name: glossaryMessages.pair, meaning: glossaryMessages.meanings.pair },
  pool: { name: glossaryMessages.pool, meaning: glossaryMessages.meanings.pool },
} as const;

export type GlossaryWord = keyof typeof glossary;
