-- The ranks are the plan's constants (plan/ranks.ts): a table that nobody writes would be a second truth.
DROP TABLE "ranks" CASCADE;
