export { readRuleText as ruleText } from './read.ts';
