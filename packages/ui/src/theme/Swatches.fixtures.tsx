import type { CSSProperties } from 'react';
import { Card } from '../components/Card/Card';
import * as tokens from '../tokens';
import { light, type ThemeColors } from './light';

const grid: CSSProperties = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(9rem, 1fr))',
  gap: tokens.space[4],
};
const names = (Object.keys(light) as (keyof ThemeColors)[]).filter((name) => !name.startsWith('shadow'));

/** Every colour token on its own patch. */
export const Colours = () => (
  <Card heading="Colour">
    <ul style={grid}>
      {names.map((name) => (
        <li key={name} style={{ display: 'grid', gap: tokens.space[1] }}>
          <span
            style={{
              blockSize: tokens.space[12],
              background: tokens.color[name],
              border: `${tokens.border.hair} solid ${tokens.color.line}`,
              borderRadius: tokens.radius.small,
            }}
          />
          {name}
        </li>
      ))}
    </ul>
  </Card>
);

/** Every size and weight of text. */
export const Type = () => (
  <Card heading="Type">
    {Object.entries(tokens.fontSize).map(([name, fontSize]) => (
      <p key={name} style={{ fontSize, lineHeight: 1.4 }}>
        {name}: two legs, one ledger, $12,480.50
      </p>
    ))}
    {Object.entries(tokens.fontWeight).map(([name, fontWeight]) => (
      <p key={name} style={{ fontWeight }}>
        {name} {fontWeight}
      </p>
    ))}
  </Card>
);

/** Every distance and corner. */
export const Space = () => (
  <Card heading="Space and corners">
    <ul style={{ display: 'grid', gap: tokens.space[2] }}>
      {Object.entries(tokens.space).map(([name, inlineSize]) => (
        <li key={name} style={{ display: 'flex', gap: tokens.space[3], alignItems: 'center' }}>
          <span style={{ inlineSize: tokens.space[16] }}>{name}</span>
          <span style={{ inlineSize, blockSize: tokens.space[4], background: tokens.color.accent }} />
        </li>
      ))}
    </ul>
    <ul style={{ ...grid, paddingBlockStart: tokens.space[5] }}>
      {Object.entries(tokens.radius).map(([name, borderRadius]) => (
        <li key={name}>
          <span
            style={{
              display: 'block',
              blockSize: tokens.space[12],
              border: `${tokens.border.strong} solid ${tokens.color.lineStrong}`,
              borderRadius,
            }}
          />
          {name}
        </li>
      ))}
    </ul>
  </Card>
);
