import type { ComponentPropsWithRef, ReactNode } from 'react';
import styled from 'styled-components';
import { HeadingLevel } from './HeadingLevel';
import { border, color, fontSize, fontWeight, media, radius, space } from '../../tokens';

export interface CardProps extends Omit<ComponentPropsWithRef<'section'>, 'title'> {
  /** The heading. A card with a heading is a region of that name. */
  heading?: string;
  /** Level of the heading. Default 2. */
  level?: 2 | 3;
  /** Next to the heading: a link, a pill. */
  aside?: ReactNode;
  /** `false` lets the content reach the card's edge (tables, lists). Default true. */
  padded?: boolean;
}

/** A surface with a hairline border. */
export function Card({ heading, level = 2, aside, padded = true, children, ...rest }: CardProps) {
  return (
    <Sheet aria-label={heading} $padded={padded} {...rest}>
      {heading !== undefined && (
        <Head $padded={padded}>
          <Heading as={`h${level}`}>{heading}</Heading>
          {aside}
        </Head>
      )}
      {heading === undefined ? children : <HeadingLevel value={level + 1}>{children}</HeadingLevel>}
    </Sheet>
  );
}

export const Sheet = styled.section<{ $padded?: boolean }>`
  min-inline-size: 0;
  padding: ${({ $padded }) => ($padded ? `${space[4]} ${space[5]} ${space[5]}` : 0)};
  border: ${border.hair} solid ${color.line};
  border-radius: ${radius.card};
  background: ${color.surface};
  box-shadow: ${color.shadowCard};

  ${media.phone} {
    padding: ${({ $padded }) => ($padded ? space[4] : 0)};
  }
`;

const Head = styled.div<{ $padded: boolean }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[2]} ${space[3]};
  padding: ${({ $padded }) => ($padded ? `0 0 ${space[3]}` : `${space[4]} ${space[5]} ${space[3]}`)};

  ${media.phone} {
    padding-inline: ${({ $padded }) => ($padded ? 0 : space[4])};

    /* A link next to the heading is as high as a button, within the heading's height. */
    > a {
      padding-block: ${space[3]};
      margin-block: calc(-1 * ${space[3]});
    }
  }
`;

const Heading = styled.h2`
  font-size: ${fontSize.title};
  font-weight: ${fontWeight.heading};
  letter-spacing: -0.01em;
  overflow-wrap: anywhere;
`;
