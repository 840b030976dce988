// The entry point of the charts. A screen imports it as a separate chunk (ADR 23); its types cost nothing.
export { BarChart } from './BarChart/BarChart';
export type { BarChartProps } from './BarChart/BarChart';
export { getWaiting, type BarData } from './BarChart/barShapes';
export type { Category } from './BarChart/barShapes';
export type { Change, ChartProps, Series, Sheet, Summary, Unit } from './chart';
export { LineChart } from './LineChart/LineChart';
export type { LineChartProps } from './LineChart/LineChart';
export type { LineData } from './LineChart/lineShapes';
export type { Point } from './LineChart/lineShapes';
export { EarningsCard, type Earnings, type EarningsCardProps } from './EarningsCard/EarningsCard';
export { BalanceCard } from './BalanceCard/BalanceCard';
export type { BalanceCardProps } from './BalanceCard/BalanceCard';
export type { Balance } from './BalanceCard/Balances';
export type { Span, WholeSpan } from './BalanceCard/span';
export { ProfitCard, type ProfitCardProps } from './ProfitCard/ProfitCard';
export { RoiCard, type RoiCardProps } from './RoiCard/RoiCard';
export { RoyaltyCard, type RoyaltyCardProps } from './RoyaltyCard/RoyaltyCard';
export { sourceTones, type SourceTone } from '../theme/seriesColors';
