/** The server's types, by the names this client uses. They are made from the server's own source (protocol/). */
import type * as Protocol from './protocol';

export type * from './protocol';

export type Values = Record<string, string | number>;
export type Preview = Protocol.PreviewInfo;
export type Gesture = Protocol.GestureInfo;
export type Score = Protocol.ScoreInfo;
export type GameMode = Protocol.ModeInfo;
export type GameDetails = Protocol.GameDetail;
export type VerbWords = Protocol.VerbInfo & { target?: string };
export type TableRow = Protocol.MyTable;
export type RulesSection = Protocol.RuleSection;
export type AtPly = Protocol.Moment;
export type By = Protocol.JudgedInfo['by'];
export type Judged = Protocol.JudgedInfo;
export type Move = Protocol.MoveInfo;
export type Achievement = Protocol.AchievementInfo;
export type RuleBook = Protocol.Rules;
export type Example = Protocol.ExampleInfo;
