// Made by npm run generate from openapi/. Do not edit.
import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)

const formats_37d7ec70 = require("ajv-formats/dist/formats").fullFormats["date-time"];
const formats_53abe991 = require("ajv-formats/dist/formats").fullFormats.int32;
const formats_73ec681d = require("ajv-formats/dist/formats").fullFormats.uri;
const formats_e16c4d17 = require("ajv-formats/dist/formats").fullFormats.int64;
const formats_f16e24a5 = /^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;
const formats_fd402ad4 = require("ajv-formats/dist/formats").fullFormats.date;
const func_191f75b3 = Object.prototype.hasOwnProperty;
const func_7a031813 = require("ajv/dist/runtime/ucs2length").default;
const pattern_05626dfa = new RegExp("^[0-9A-Fa-f.:]{2,39}(/[0-9]{1,3})?$", "u");
const pattern_0aaae323 = new RegExp("^[A-Za-z0-9_-]{22}$", "u");
const pattern_1c85d7d6 = new RegExp("^[Hh][Tt][Tt][Pp][Ss]?://", "u");
const pattern_45c8387e = new RegExp("^[^\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f\\x7f]*$", "u");
const pattern_5318043f = new RegExp("^[\\x21-\\x7e]([\\x20-\\x7e]*[\\x21-\\x7e])?$", "u");
const pattern_78d1a9bb = new RegExp("^[^\\x00-\\x1f\\x7f]+$", "u");
const pattern_98f9a90f = new RegExp("^(\"[!#-~]{1,253}\"|[!#-~]{1,255})$", "u");
const pattern_9a088a93 = new RegExp("^((card|account|breach):.+|leak:[^/]+/[1-9][0-9]{0,5}/.+|claim:[A-Za-z0-9_-]{22})$", "u");
const pattern_9f0ef9b8 = new RegExp("^[!-~]*$", "u");
const pattern_b129934a = new RegExp("^((card|account|breach):.+|leak:[^/]+/[1-9][0-9]{0,5}/.+)$", "u");
const pattern_cc5cb3b8 = new RegExp("^[A-Za-z][A-Za-z -]*$", "u");
const pattern_d920dd42 = new RegExp("^[A-Za-z0-9-]+$", "u");
const pattern_fdcfe237 = new RegExp("^[^\\x00-\\x1f\\x7f]*$", "u");
const schema_AccountDomainRequest = {"type":"object","required":["domain"],"additionalProperties":false,"properties":{"domain":{"type":"string","minLength":1,"maxLength":2048}}};
const schema_AccountKeyChange = {"type":"object","additionalProperties":false,"properties":{"label":{"type":"string","maxLength":100,"pattern":"^[^\\x00-\\x1f\\x7f]*$","x-fault-message":"must not contain control characters"},"expires_at":{"type":["string","null"],"format":"date-time","maxLength":40},"scopes":{"type":"array","minItems":1,"maxItems":4,"uniqueItems":true,"items":{"type":"string","enum":["search","read","tools","delete"]}},"allowed_addresses":{"type":"array","maxItems":50,"items":{"type":"string","maxLength":43,"pattern":"^[0-9A-Fa-f.:]{2,39}(/[0-9]{1,3})?$","x-fault-message":"must be an IP address, or a range such as 203.0.113.0/24 or 2001:db8::/32"}}}};
const schema_AccountKeyRequest = {"type":"object","additionalProperties":false,"properties":{"label":{"type":"string","maxLength":100,"pattern":"^[^\\x00-\\x1f\\x7f]*$","x-fault-message":"must not contain control characters"},"expires_at":{"type":"string","format":"date-time","maxLength":40},"scopes":{"type":"array","minItems":1,"maxItems":4,"uniqueItems":true,"items":{"type":"string","enum":["search","read","tools","delete"]}},"allowed_addresses":{"type":"array","maxItems":50,"items":{"type":"string","maxLength":43,"pattern":"^[0-9A-Fa-f.:]{2,39}(/[0-9]{1,3})?$","x-fault-message":"must be an IP address, or a range such as 203.0.113.0/24 or 2001:db8::/32"}}}};
const schema_AsnRequest = {"type":"object","required":["asn"],"additionalProperties":false,"properties":{"asn":{"type":"string","minLength":1,"maxLength":64}}};
const schema_DomainRequest = {"type":"object","required":["domain"],"additionalProperties":false,"properties":{"domain":{"type":"string","minLength":1,"maxLength":2048}}};
const schema_EmailRequest = {"type":"object","required":["email"],"additionalProperties":false,"properties":{"email":{"type":"string","minLength":1,"maxLength":512}}};
const schema_FreePlanClaim = {"type":"object","additionalProperties":false,"required":["terms_version"],"properties":{"terms_version":{"type":"string","minLength":1,"maxLength":20}}};
const schema_InvestigationDeletionRequest = {"type":"object","required":["ids"],"additionalProperties":false,"properties":{"ids":{"type":"array","minItems":1,"maxItems":100,"uniqueItems":true,"items":{"type":"string","format":"uuid","maxLength":36}}}};
const schema_InvestigationFollowRequest = {"type":"object","required":["observables"],"additionalProperties":false,"properties":{"observables":{"type":"array","minItems":1,"maxItems":100,"items":{"type":"object","required":["value"],"additionalProperties":false,"properties":{"type":{"type":"string","enum":["Pseudonym","Email Address","Domain Name","Cryptocurrency","IP Address"]},"value":{"type":"string","minLength":1,"maxLength":2048},"reference":{"type":"string","minLength":1,"maxLength":200,"pattern":"^[^\\x00-\\x1f\\x7f]+$","x-fault-message":"must not contain control characters"},"search_id":{"type":"string","format":"uuid","maxLength":36}}}}}};
const schema_InvestigationRequest = {"type":"object","required":["observables"],"additionalProperties":false,"properties":{"observables":{"type":"array","minItems":1,"maxItems":1000,"items":{"type":"object","required":["value"],"additionalProperties":false,"properties":{"type":{"type":"string","enum":["Pseudonym","Email Address","Domain Name","Cryptocurrency","IP Address"]},"value":{"type":"string","minLength":1,"maxLength":2048},"reference":{"type":"string","minLength":1,"maxLength":200,"pattern":"^[^\\x00-\\x1f\\x7f]+$","x-fault-message":"must not contain control characters"}}}},"budget":{"type":"integer","format":"int32","minimum":1,"maximum":10000},"follow":{"type":"object","required":["depth"],"additionalProperties":false,"properties":{"depth":{"type":"integer","format":"int32","minimum":0,"maximum":3},"max_searches":{"type":"integer","format":"int32","minimum":1,"maximum":5000},"types":{"type":"array","minItems":1,"maxItems":5,"uniqueItems":true,"items":{"type":"string","enum":["Pseudonym","Email Address","Domain Name","Cryptocurrency","IP Address"]}},"min_strength":{"type":"integer","format":"int32","minimum":1,"maximum":99},"exclude":{"type":"object","additionalProperties":false,"properties":{"domains":{"type":"array","maxItems":1000,"items":{"type":"string","minLength":1,"maxLength":2048}},"values":{"type":"array","maxItems":1000,"items":{"type":"object","required":["value"],"additionalProperties":false,"properties":{"type":{"type":"string","enum":["Pseudonym","Email Address","Domain Name","Cryptocurrency","IP Address"]},"value":{"type":"string","minLength":1,"maxLength":2048},"reference":{"type":"string","minLength":1,"maxLength":200,"pattern":"^[^\\x00-\\x1f\\x7f]+$","x-fault-message":"must not contain control characters"}}}}}}}},"preset":{"type":"string","minLength":1,"maxLength":64},"modules":{"type":"object","additionalProperties":false,"properties":{"mode":{"type":"string","enum":["all","selected","none"]},"tags":{"type":"array","minItems":1,"maxItems":100,"items":{"type":"string","minLength":1,"maxLength":100}},"unknown":{"type":"string","enum":["error","skip"]},"ids":{"type":"array","maxItems":1000,"items":{"type":"string","format":"uuid","maxLength":36}},"slugs":{"type":"array","maxItems":200,"items":{"type":"string","minLength":1,"maxLength":64}},"exclude":{"type":"object","additionalProperties":false,"properties":{"ids":{"type":"array","minItems":1,"maxItems":200,"items":{"type":"string","format":"uuid","maxLength":36}},"slugs":{"type":"array","minItems":1,"maxItems":200,"items":{"type":"string","minLength":1,"maxLength":64}},"tags":{"type":"array","minItems":1,"maxItems":100,"items":{"type":"string","minLength":1,"maxLength":100}}}}}},"leaks":{"type":"object","additionalProperties":false,"properties":{"mode":{"type":"string","enum":["all","selected"]},"unknown":{"type":"string","enum":["error","skip"]},"sources":{"type":"array","maxItems":1000,"items":{"type":"string","minLength":1,"maxLength":64}},"custom_mapping":{"type":"string","enum":["standard","source"],"default":"standard"}},"if":{"type":"object","required":["mode"],"properties":{"mode":{"const":"selected"}},"additionalProperties":true},"then":{"type":"object","required":["sources"],"properties":{"sources":{"type":"array","minItems":1,"x-fault-message":"must not be empty if \"mode\" is \"selected\"; to ask no leak source, leave out \"leaks\""}},"additionalProperties":true},"else":{"if":{"type":"object","required":["mode"],"properties":{"mode":{"type":"string","maxLength":16}},"additionalProperties":true},"then":{"type":"object","properties":{"sources":{"type":"array","maxItems":0,"x-fault-message":"must be empty or left out, unless \"mode\" is \"selected\""}},"additionalProperties":true},"else":{"if":{"type":"object","required":["sources"],"properties":{"sources":{"type":"array","minItems":1}},"additionalProperties":true},"then":{"type":"object","required":["mode"],"properties":{"mode":{"type":"string","maxLength":16}},"additionalProperties":true}}}},"features":{"type":"object","additionalProperties":false,"properties":{"breached_accounts":{"type":"boolean"},"registered_accounts":{"type":"string","enum":["include","exclude","only"]},"account_checks":{"type":"object","additionalProperties":false,"properties":{"sites":{"type":"array","minItems":1,"maxItems":2000,"items":{"type":"string","minLength":1,"maxLength":220}},"tags":{"type":"array","minItems":1,"maxItems":100,"items":{"type":"string","minLength":1,"maxLength":100}},"packs":{"type":"array","minItems":1,"maxItems":100,"items":{"type":"string","minLength":1,"maxLength":255}}}}}},"cache":{"type":"object","additionalProperties":false,"properties":{"mode":{"type":"string","enum":["prefer","bypass"],"default":"prefer"}}},"delivery":{"type":"object","additionalProperties":false,"properties":{"webhook":{"type":"object","required":["url"],"additionalProperties":false,"properties":{"url":{"type":"string","format":"uri","pattern":"^[Hh][Tt][Tt][Pp][Ss]?://","x-fault-message":"must begin with http:// or https://","minLength":1,"maxLength":2048},"secret":{"type":"string","minLength":1,"maxLength":256}}}}},"byok":{"type":"object","additionalProperties":false,"properties":{"mode":{"type":"string","enum":["default","only"],"default":"default"},"provider_one":{"type":"object","required":["api_key"],"additionalProperties":false,"properties":{"api_key":{"type":"string","minLength":1,"maxLength":512,"pattern":"^[!-~]*$","x-fault-message":"must be printable ASCII without spaces"}}},"provider_two":{"type":"object","required":["api_key"],"additionalProperties":false,"properties":{"api_key":{"type":"string","minLength":1,"maxLength":512,"pattern":"^[!-~]*$","x-fault-message":"must be printable ASCII without spaces"}}}}},"reference":{"type":"string","minLength":1,"maxLength":200,"pattern":"^[^\\x00-\\x1f\\x7f]+$","x-fault-message":"must not contain control characters"},"labels":{"type":"array","maxItems":10,"uniqueItems":true,"items":{"type":"string","minLength":1,"maxLength":50,"pattern":"^[^\\x00-\\x1f\\x7f]+$","x-fault-message":"must not contain control characters"}}}};
const schema_IpRequest = {"type":"object","required":["ip"],"additionalProperties":false,"properties":{"ip":{"type":"string","minLength":1,"maxLength":64}}};
const schema_KeyRotationRequest = {"type":"object","additionalProperties":false,"properties":{"overlap_seconds":{"type":"integer","format":"int32","minimum":0,"maximum":2592000,"default":86400},"expires_at":{"type":["string","null"],"format":"date-time","maxLength":40}}};
const schema_MarkRemovalRequest = {"type":"object","required":["ids"],"additionalProperties":false,"properties":{"ids":{"type":"array","minItems":1,"maxItems":100,"uniqueItems":true,"items":{"type":"string","minLength":22,"maxLength":22,"pattern":"^[A-Za-z0-9_-]{22}$","x-fault-message":"must be the id of a mark"}}}};
const schema_ModuleRunRequest = {"type":"object","required":["query","module_id"],"additionalProperties":false,"properties":{"query":{"type":"object","required":["type","value"],"additionalProperties":false,"properties":{"type":{"type":"string","enum":["Pseudonym","Email Address","Domain Name","Cryptocurrency","IP Address"]},"value":{"type":"string","minLength":1,"maxLength":2048}}},"module_id":{"type":"string","format":"uuid","maxLength":36},"cache":{"type":"object","additionalProperties":false,"properties":{"mode":{"type":"string","enum":["prefer","bypass"],"default":"prefer"}}},"reference":{"type":"string","minLength":1,"maxLength":200,"pattern":"^[^\\x00-\\x1f\\x7f]+$","x-fault-message":"must not contain control characters"},"labels":{"type":"array","maxItems":10,"uniqueItems":true,"items":{"type":"string","minLength":1,"maxLength":50,"pattern":"^[^\\x00-\\x1f\\x7f]+$","x-fault-message":"must not contain control characters"}}}};
const schema_NetworkRequest = {"type":"object","required":["network"],"additionalProperties":false,"properties":{"network":{"type":"string","minLength":1,"maxLength":96}}};
const schema_PictureRequest = {"type":"object","required":["source","url"],"additionalProperties":false,"properties":{"source":{"type":"string","minLength":1,"maxLength":100},"url":{"type":"string","minLength":1,"maxLength":4096}}};
const schema_PlayerRequest = {"type":"object","required":["pseudonym"],"additionalProperties":false,"properties":{"pseudonym":{"type":"string","minLength":1,"maxLength":64}}};
const schema_PseudonymRequest = {"type":"object","required":["pseudonym"],"additionalProperties":false,"properties":{"pseudonym":{"type":"string","minLength":1,"maxLength":64}}};
const schema_SearchDeletionRequest = {"type":"object","required":["ids"],"additionalProperties":false,"properties":{"ids":{"type":"array","minItems":1,"maxItems":100,"uniqueItems":true,"items":{"type":"string","format":"uuid","maxLength":36}}}};
const schema_SearchFindRequest = {"type":"object","required":["value"],"additionalProperties":false,"properties":{"value":{"type":"string","minLength":1,"maxLength":2048},"type":{"type":"string","enum":["Pseudonym","Email Address","Domain Name","Cryptocurrency","IP Address"]},"match":{"type":"string","enum":["exact","prefix"],"default":"exact"},"limit":{"type":"integer","format":"int32","minimum":1,"maximum":100,"default":20},"cursor":{"type":"string","minLength":1,"maxLength":4096}}};
const schema_SearchMarksRequest = {"type":"object","required":["marks"],"additionalProperties":false,"properties":{"marks":{"type":"array","minItems":1,"maxItems":100,"items":{"type":"object","required":["finding","mark"],"additionalProperties":false,"properties":{"finding":{"type":"string","minLength":6,"maxLength":300,"pattern":"^((card|account|breach):.+|leak:[^/]+/[1-9][0-9]{0,5}/.+|claim:[A-Za-z0-9_-]{22})$","x-fault-message":"must be card:<key>, account:<slug>, breach:<name>, leak:<source>/<page>/<key> or the id of a claim"},"mark":{"type":"string","enum":["confirmed","wrong","ignored"]},"note":{"type":["string","null"],"minLength":1,"maxLength":500,"pattern":"^[^\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f\\x7f]*$","x-fault-message":"must not contain control characters other than tabs and line breaks"}}}}}};
const schema_SearchRequest = {"type":"object","required":["query"],"additionalProperties":false,"properties":{"query":{"type":"object","required":["type","value"],"additionalProperties":false,"properties":{"type":{"type":"string","enum":["Pseudonym","Email Address","Domain Name","Cryptocurrency","IP Address"]},"value":{"type":"string","minLength":1,"maxLength":2048}}},"preset":{"type":"string","minLength":1,"maxLength":64},"modules":{"type":"object","additionalProperties":false,"properties":{"mode":{"type":"string","enum":["all","selected","none"]},"tags":{"type":"array","minItems":1,"maxItems":100,"items":{"type":"string","minLength":1,"maxLength":100}},"unknown":{"type":"string","enum":["error","skip"]},"ids":{"type":"array","maxItems":1000,"items":{"type":"string","format":"uuid","maxLength":36}},"slugs":{"type":"array","maxItems":200,"items":{"type":"string","minLength":1,"maxLength":64}},"exclude":{"type":"object","additionalProperties":false,"properties":{"ids":{"type":"array","minItems":1,"maxItems":200,"items":{"type":"string","format":"uuid","maxLength":36}},"slugs":{"type":"array","minItems":1,"maxItems":200,"items":{"type":"string","minLength":1,"maxLength":64}},"tags":{"type":"array","minItems":1,"maxItems":100,"items":{"type":"string","minLength":1,"maxLength":100}}}}}},"leaks":{"type":"object","additionalProperties":false,"properties":{"mode":{"type":"string","enum":["all","selected"]},"unknown":{"type":"string","enum":["error","skip"]},"sources":{"type":"array","maxItems":1000,"items":{"type":"string","minLength":1,"maxLength":64}},"custom_mapping":{"type":"string","enum":["standard","source"],"default":"standard"}},"if":{"type":"object","required":["mode"],"properties":{"mode":{"const":"selected"}},"additionalProperties":true},"then":{"type":"object","required":["sources"],"properties":{"sources":{"type":"array","minItems":1,"x-fault-message":"must not be empty if \"mode\" is \"selected\"; to ask no leak source, leave out \"leaks\""}},"additionalProperties":true},"else":{"if":{"type":"object","required":["mode"],"properties":{"mode":{"type":"string","maxLength":16}},"additionalProperties":true},"then":{"type":"object","properties":{"sources":{"type":"array","maxItems":0,"x-fault-message":"must be empty or left out, unless \"mode\" is \"selected\""}},"additionalProperties":true},"else":{"if":{"type":"object","required":["sources"],"properties":{"sources":{"type":"array","minItems":1}},"additionalProperties":true},"then":{"type":"object","required":["mode"],"properties":{"mode":{"type":"string","maxLength":16}},"additionalProperties":true}}}},"features":{"type":"object","additionalProperties":false,"properties":{"breached_accounts":{"type":"boolean"},"registered_accounts":{"type":"string","enum":["include","exclude","only"]},"account_checks":{"type":"object","additionalProperties":false,"properties":{"sites":{"type":"array","minItems":1,"maxItems":2000,"items":{"type":"string","minLength":1,"maxLength":220}},"tags":{"type":"array","minItems":1,"maxItems":100,"items":{"type":"string","minLength":1,"maxLength":100}},"packs":{"type":"array","minItems":1,"maxItems":100,"items":{"type":"string","minLength":1,"maxLength":255}}}}}},"cache":{"type":"object","additionalProperties":false,"properties":{"mode":{"type":"string","enum":["prefer","bypass"],"default":"prefer"}}},"delivery":{"type":"object","additionalProperties":false,"properties":{"webhook":{"type":"object","required":["url"],"additionalProperties":false,"properties":{"url":{"type":"string","format":"uri","pattern":"^[Hh][Tt][Tt][Pp][Ss]?://","x-fault-message":"must begin with http:// or https://","minLength":1,"maxLength":2048},"secret":{"type":"string","minLength":1,"maxLength":256}}}}},"byok":{"type":"object","additionalProperties":false,"properties":{"mode":{"type":"string","enum":["default","only"],"default":"default"},"provider_one":{"type":"object","required":["api_key"],"additionalProperties":false,"properties":{"api_key":{"type":"string","minLength":1,"maxLength":512,"pattern":"^[!-~]*$","x-fault-message":"must be printable ASCII without spaces"}}},"provider_two":{"type":"object","required":["api_key"],"additionalProperties":false,"properties":{"api_key":{"type":"string","minLength":1,"maxLength":512,"pattern":"^[!-~]*$","x-fault-message":"must be printable ASCII without spaces"}}}}},"reference":{"type":"string","minLength":1,"maxLength":200,"pattern":"^[^\\x00-\\x1f\\x7f]+$","x-fault-message":"must not contain control characters"},"labels":{"type":"array","maxItems":10,"uniqueItems":true,"items":{"type":"string","minLength":1,"maxLength":50,"pattern":"^[^\\x00-\\x1f\\x7f]+$","x-fault-message":"must not contain control characters"}}}};
const schema_SignInRequest = {"type":"object","required":["code"],"additionalProperties":false,"properties":{"code":{"type":"string","minLength":1,"maxLength":64}}};
const schema_TemporaryExportRequest = {"type":"object","required":["query","events"],"additionalProperties":false,"properties":{"query":{"type":"object","required":["type","value"],"additionalProperties":false,"properties":{"type":{"type":"string","enum":["Pseudonym","Email Address","Domain Name","Cryptocurrency","IP Address"]},"value":{"type":"string","minLength":1,"maxLength":2048}}},"events":{"type":"string","minLength":1,"maxLength":1500000}}};
const schema_ToolExportRequest = {"type":"object","required":["tool","operation","query","data","meta"],"properties":{"tool":{"type":"string","maxLength":100},"operation":{"type":"string","maxLength":100},"query":{"type":"object","additionalProperties":true},"data":{"type":"object","additionalProperties":true},"meta":{"type":"object","additionalProperties":true}},"additionalProperties":true};
const schema_TypeGuessRequest = {"type":"object","required":["values"],"additionalProperties":false,"properties":{"values":{"type":"array","minItems":1,"maxItems":1000,"items":{"type":"string","maxLength":500000}}}};
const schema_VinRequest = {"type":"object","required":["vin"],"additionalProperties":false,"properties":{"vin":{"type":"string","minLength":1,"maxLength":64}}};
const schema_WatchDeletionRequest = {"type":"object","required":["ids"],"additionalProperties":false,"properties":{"ids":{"type":"array","minItems":1,"maxItems":100,"uniqueItems":true,"items":{"type":"string","format":"uuid","maxLength":36}}}};
const schema_WatchRequest = {"type":"object","required":["observable","interval_hours"],"additionalProperties":false,"properties":{"observable":{"type":"object","required":["value"],"additionalProperties":false,"properties":{"type":{"type":"string","enum":["Pseudonym","Email Address","Domain Name","Cryptocurrency","IP Address"]},"value":{"type":"string","minLength":1,"maxLength":2048},"reference":{"type":"string","minLength":1,"maxLength":200,"pattern":"^[^\\x00-\\x1f\\x7f]+$","x-fault-message":"must not contain control characters"}}},"interval_hours":{"type":"integer","format":"int32","minimum":1,"maximum":744},"preset":{"type":"string","minLength":1,"maxLength":64},"modules":{"type":"object","additionalProperties":false,"properties":{"mode":{"type":"string","enum":["all","selected","none"]},"tags":{"type":"array","minItems":1,"maxItems":100,"items":{"type":"string","minLength":1,"maxLength":100}},"unknown":{"type":"string","enum":["error","skip"]},"ids":{"type":"array","maxItems":1000,"items":{"type":"string","format":"uuid","maxLength":36}},"slugs":{"type":"array","maxItems":200,"items":{"type":"string","minLength":1,"maxLength":64}},"exclude":{"type":"object","additionalProperties":false,"properties":{"ids":{"type":"array","minItems":1,"maxItems":200,"items":{"type":"string","format":"uuid","maxLength":36}},"slugs":{"type":"array","minItems":1,"maxItems":200,"items":{"type":"string","minLength":1,"maxLength":64}},"tags":{"type":"array","minItems":1,"maxItems":100,"items":{"type":"string","minLength":1,"maxLength":100}}}}}},"leaks":{"type":"object","additionalProperties":false,"properties":{"mode":{"type":"string","enum":["all","selected"]},"unknown":{"type":"string","enum":["error","skip"]},"sources":{"type":"array","maxItems":1000,"items":{"type":"string","minLength":1,"maxLength":64}},"custom_mapping":{"type":"string","enum":["standard","source"],"default":"standard"}},"if":{"type":"object","required":["mode"],"properties":{"mode":{"const":"selected"}},"additionalProperties":true},"then":{"type":"object","required":["sources"],"properties":{"sources":{"type":"array","minItems":1,"x-fault-message":"must not be empty if \"mode\" is \"selected\"; to ask no leak source, leave out \"leaks\""}},"additionalProperties":true},"else":{"if":{"type":"object","required":["mode"],"properties":{"mode":{"type":"string","maxLength":16}},"additionalProperties":true},"then":{"type":"object","properties":{"sources":{"type":"array","maxItems":0,"x-fault-message":"must be empty or left out, unless \"mode\" is \"selected\""}},"additionalProperties":true},"else":{"if":{"type":"object","required":["sources"],"properties":{"sources":{"type":"array","minItems":1}},"additionalProperties":true},"then":{"type":"object","required":["mode"],"properties":{"mode":{"type":"string","maxLength":16}},"additionalProperties":true}}}},"features":{"type":"object","additionalProperties":false,"properties":{"breached_accounts":{"type":"boolean"},"registered_accounts":{"type":"string","enum":["include","exclude","only"]},"account_checks":{"type":"object","additionalProperties":false,"properties":{"sites":{"type":"array","minItems":1,"maxItems":2000,"items":{"type":"string","minLength":1,"maxLength":220}},"tags":{"type":"array","minItems":1,"maxItems":100,"items":{"type":"string","minLength":1,"maxLength":100}},"packs":{"type":"array","minItems":1,"maxItems":100,"items":{"type":"string","minLength":1,"maxLength":255}}}}}},"delivery":{"type":"object","additionalProperties":false,"properties":{"webhook":{"type":"object","required":["url"],"additionalProperties":false,"properties":{"url":{"type":"string","format":"uri","pattern":"^[Hh][Tt][Tt][Pp][Ss]?://","x-fault-message":"must begin with http:// or https://","minLength":1,"maxLength":2048},"secret":{"type":"string","minLength":1,"maxLength":256}}}}},"byok":{"type":"object","additionalProperties":false,"properties":{"mode":{"type":"string","enum":["default","only"],"default":"default"},"provider_one":{"type":"object","required":["api_key"],"additionalProperties":false,"properties":{"api_key":{"type":"string","minLength":1,"maxLength":512,"pattern":"^[!-~]*$","x-fault-message":"must be printable ASCII without spaces"}}},"provider_two":{"type":"object","required":["api_key"],"additionalProperties":false,"properties":{"api_key":{"type":"string","minLength":1,"maxLength":512,"pattern":"^[!-~]*$","x-fault-message":"must be printable ASCII without spaces"}}}}},"reference":{"type":"string","minLength":1,"maxLength":200,"pattern":"^[^\\x00-\\x1f\\x7f]+$","x-fault-message":"must not contain control characters"},"labels":{"type":"array","maxItems":10,"uniqueItems":true,"items":{"type":"string","minLength":1,"maxLength":50,"pattern":"^[^\\x00-\\x1f\\x7f]+$","x-fault-message":"must not contain control characters"}}}};
const schema_WatchUpdate = {"type":"object","additionalProperties":false,"minProperties":1,"properties":{"paused":{"type":"boolean"},"interval_hours":{"type":"integer","format":"int32","minimum":1,"maximum":744},"reference":{"type":"string","minLength":1,"maxLength":200,"pattern":"^[^\\x00-\\x1f\\x7f]+$","x-fault-message":"must not contain control characters"},"labels":{"type":"array","maxItems":10,"uniqueItems":true,"items":{"type":"string","minLength":1,"maxLength":50,"pattern":"^[^\\x00-\\x1f\\x7f]+$","x-fault-message":"must not contain control characters"}},"delivery":{"type":"object","additionalProperties":false,"properties":{"webhook":{"type":"object","required":["url"],"additionalProperties":false,"properties":{"url":{"type":"string","format":"uri","pattern":"^[Hh][Tt][Tt][Pp][Ss]?://","x-fault-message":"must begin with http:// or https://","minLength":1,"maxLength":2048},"secret":{"type":"string","minLength":1,"maxLength":256}}}}}}};
const schema_WebhookEndpointChange = {"type":"object","additionalProperties":false,"minProperties":1,"properties":{"url":{"type":"string","format":"uri","pattern":"^[Hh][Tt][Tt][Pp][Ss]?://","x-fault-message":"must begin with http:// or https://","minLength":1,"maxLength":2048},"description":{"type":"string","maxLength":200,"pattern":"^[^\\x00-\\x1f\\x7f]*$","x-fault-message":"must not contain control characters"},"events":{"type":"array","minItems":1,"maxItems":3,"uniqueItems":true,"items":{"type":"string","enum":["searchEnded","investigationFinished","watchChanged"]}},"headers":{"type":"array","maxItems":10,"items":{"type":"object","required":["name","value"],"additionalProperties":false,"properties":{"name":{"type":"string","minLength":1,"maxLength":64,"pattern":"^[A-Za-z0-9-]+$","x-fault-message":"must have only letters, digits and hyphens"},"value":{"type":"string","minLength":1,"maxLength":1024,"pattern":"^[\\x21-\\x7e]([\\x20-\\x7e]*[\\x21-\\x7e])?$","x-fault-message":"must be printable ASCII without a space at its begin and end"}}}},"state":{"type":"string","enum":["active","disabled"]}}};
const schema_WebhookEndpointRequest = {"type":"object","required":["url","events"],"additionalProperties":false,"properties":{"url":{"type":"string","format":"uri","pattern":"^[Hh][Tt][Tt][Pp][Ss]?://","x-fault-message":"must begin with http:// or https://","minLength":1,"maxLength":2048},"description":{"type":"string","maxLength":200,"pattern":"^[^\\x00-\\x1f\\x7f]*$","x-fault-message":"must not contain control characters"},"events":{"type":"array","minItems":1,"maxItems":3,"uniqueItems":true,"items":{"type":"string","enum":["searchEnded","investigationFinished","watchChanged"]}},"headers":{"type":"array","maxItems":10,"items":{"type":"object","required":["name","value"],"additionalProperties":false,"properties":{"name":{"type":"string","minLength":1,"maxLength":64,"pattern":"^[A-Za-z0-9-]+$","x-fault-message":"must have only letters, digits and hyphens"},"value":{"type":"string","minLength":1,"maxLength":1024,"pattern":"^[\\x21-\\x7e]([\\x20-\\x7e]*[\\x21-\\x7e])?$","x-fault-message":"must be printable ASCII without a space at its begin and end"}}}}}};
const schema_WebhookRecoveryRequest = {"type":"object","required":["since"],"additionalProperties":false,"properties":{"since":{"type":"string","format":"date-time","maxLength":40},"endpoint_id":{"type":"string","format":"uuid","maxLength":36}}};
const schema_WebhookRotationRequest = {"type":"object","additionalProperties":false,"properties":{"overlap_seconds":{"type":"integer","format":"int32","minimum":0,"maximum":2592000,"default":86400}}};
const schema_WordsUpdate = {"type":"object","additionalProperties":false,"minProperties":1,"properties":{"name":{"type":["string","null"],"minLength":1,"maxLength":200,"pattern":"^[^\\x00-\\x1f\\x7f]*$","x-fault-message":"must not contain control characters"},"reference":{"type":["string","null"],"minLength":1,"maxLength":200,"pattern":"^[^\\x00-\\x1f\\x7f]*$","x-fault-message":"must not contain control characters"},"labels":{"type":"array","maxItems":10,"uniqueItems":true,"items":{"type":"string","minLength":1,"maxLength":50,"pattern":"^[^\\x00-\\x1f\\x7f]+$","x-fault-message":"must not contain control characters"}},"note":{"type":["string","null"],"minLength":1,"maxLength":4000,"pattern":"^[^\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f\\x7f]*$","x-fault-message":"must not contain control characters other than tabs and line breaks"}}};
const schema_parameters_0f241924 = {"type":"object","properties":{"path":{"type":"object","properties":{},"required":[],"additionalProperties":false},"query":{"type":"object","properties":{"from":{"type":"string","format":"date","maxLength":10},"to":{"type":"string","format":"date","maxLength":10},"key_id":{"type":"string","format":"uuid","maxLength":36},"label":{"type":"string","minLength":1,"maxLength":50,"pattern":"^[^\\x00-\\x1f\\x7f]+$","x-fault-message":"must not contain control characters"},"reference":{"type":"string","minLength":1,"maxLength":200,"pattern":"^[^\\x00-\\x1f\\x7f]+$","x-fault-message":"must not contain control characters"}},"required":[],"additionalProperties":false},"header":{"type":"object","properties":{},"required":[],"additionalProperties":false}}};
const schema_parameters_17c68210 = {"type":"object","properties":{"path":{"type":"object","properties":{"id":{"type":"string","format":"uuid","maxLength":36}},"required":["id"],"additionalProperties":false},"query":{"type":"object","properties":{"limit":{"type":"integer","format":"int32","minimum":1,"maximum":1000,"default":50},"cursor":{"type":"string","minLength":1,"maxLength":256},"retries":{"type":"string","enum":["own","merged"]}},"required":[],"additionalProperties":false},"header":{"type":"object","properties":{},"required":[],"additionalProperties":false}}};
const schema_parameters_17c9fb84 = {"type":"object","properties":{"path":{"type":"object","properties":{},"required":[],"additionalProperties":false},"query":{"type":"object","properties":{},"required":[],"additionalProperties":false},"header":{"type":"object","properties":{"Idempotency-Key":{"type":"string","minLength":1,"maxLength":255,"pattern":"^(\"[!#-~]{1,253}\"|[!#-~]{1,255})$","x-fault-message":"must be 1 to 255 printable ASCII characters without spaces and quotes"}},"required":[],"additionalProperties":false}}};
const schema_parameters_26b6053b = {"type":"object","properties":{"path":{"type":"object","properties":{"id":{"type":"string","format":"uuid","maxLength":36}},"required":["id"],"additionalProperties":false},"query":{"type":"object","properties":{"limit":{"type":"integer","format":"int32","minimum":1,"maximum":1000,"default":100},"cursor":{"type":"string","minLength":1,"maxLength":256},"retries":{"type":"string","enum":["own","merged"]},"type":{"type":"string","enum":["Pseudonym","Email Address","Domain Name","Cryptocurrency","IP Address","Name","Phone Number","URL","Image","Location","Organisation","Date"]},"strength":{"type":"integer","format":"int32","minimum":1,"maximum":99}},"required":[],"additionalProperties":false},"header":{"type":"object","properties":{},"required":[],"additionalProperties":false}}};
const schema_parameters_27f80c7a = {"type":"object","properties":{"path":{"type":"object","properties":{},"required":[],"additionalProperties":false},"query":{"type":"object","properties":{"limit":{"type":"integer","format":"int32","minimum":1,"maximum":100,"default":20},"cursor":{"type":"string","minLength":1,"maxLength":256},"status":{"type":"string","enum":["processing","finished"]},"reference":{"type":"string","minLength":1,"maxLength":200,"pattern":"^[^\\x00-\\x1f\\x7f]+$","x-fault-message":"must not contain control characters"},"label":{"type":"array","minItems":1,"maxItems":10,"items":{"type":"string","minLength":1,"maxLength":50,"pattern":"^[^\\x00-\\x1f\\x7f]+$","x-fault-message":"must not contain control characters"}},"key_id":{"type":"string","format":"uuid","maxLength":36},"created_after":{"type":"string","format":"date-time","maxLength":40},"created_before":{"type":"string","format":"date-time","maxLength":40},"sort":{"type":"string","enum":["newest","oldest"],"default":"newest"}},"required":[],"additionalProperties":false},"header":{"type":"object","properties":{},"required":[],"additionalProperties":false}}};
const schema_parameters_2b7c15aa = {"type":"object","properties":{"path":{"type":"object","properties":{},"required":[],"additionalProperties":false},"query":{"type":"object","properties":{"limit":{"type":"integer","format":"int32","minimum":1,"maximum":100,"default":20},"cursor":{"type":"string","minLength":1,"maxLength":256},"status":{"type":"string","enum":["active","paused"]},"reference":{"type":"string","minLength":1,"maxLength":200,"pattern":"^[^\\x00-\\x1f\\x7f]+$","x-fault-message":"must not contain control characters"},"label":{"type":"array","minItems":1,"maxItems":10,"items":{"type":"string","minLength":1,"maxLength":50,"pattern":"^[^\\x00-\\x1f\\x7f]+$","x-fault-message":"must not contain control characters"}},"type":{"type":"string","enum":["Pseudonym","Email Address","Domain Name","Cryptocurrency","IP Address"]},"key_id":{"type":"string","format":"uuid","maxLength":36},"created_after":{"type":"string","format":"date-time","maxLength":40},"created_before":{"type":"string","format":"date-time","maxLength":40},"sort":{"type":"string","enum":["newest","oldest"],"default":"newest"}},"required":[],"additionalProperties":false},"header":{"type":"object","properties":{},"required":[],"additionalProperties":false}}};
const schema_parameters_322e1d6f = {"type":"object","properties":{"path":{"type":"object","properties":{"id":{"type":"string","format":"uuid","maxLength":36}},"required":["id"],"additionalProperties":false},"query":{"type":"object","properties":{"retries":{"type":"string","enum":["own","merged"]}},"required":[],"additionalProperties":false},"header":{"type":"object","properties":{},"required":[],"additionalProperties":false}}};
const schema_parameters_346fd16a = {"type":"object","properties":{"path":{"type":"object","properties":{},"required":[],"additionalProperties":false},"query":{"type":"object","properties":{"label":{"type":"array","minItems":1,"maxItems":10,"items":{"type":"string","minLength":1,"maxLength":50,"pattern":"^[^\\x00-\\x1f\\x7f]+$","x-fault-message":"must not contain control characters"}},"ids":{"type":"array","minItems":1,"maxItems":100,"uniqueItems":true,"items":{"type":"string","format":"uuid","maxLength":36}},"format":{"type":"string","enum":["html","md","csv","xlsx","jsonl","stix","misp","graphml"],"default":"html"},"bom":{"type":"string","enum":["0","1"]},"text":{"type":"string","enum":["0","1"]},"separator":{"type":"string","enum":["comma","semicolon"],"default":"comma"},"marks":{"type":"string","enum":["confirmed"]}},"required":[],"additionalProperties":false},"header":{"type":"object","properties":{},"required":[],"additionalProperties":false}}};
const schema_parameters_375b2f9a = {"type":"object","properties":{"path":{"type":"object","properties":{"id":{"type":"string","format":"uuid","maxLength":36}},"required":["id"],"additionalProperties":false},"query":{"type":"object","properties":{"retries":{"type":"string","enum":["own","merged"]},"provider":{"type":"string","enum":["provider_one","provider_two"]}},"required":[],"additionalProperties":false},"header":{"type":"object","properties":{},"required":[],"additionalProperties":false}}};
const schema_parameters_3d7c4322 = {"type":"object","properties":{"path":{"type":"object","properties":{"id":{"type":"string","format":"uuid","maxLength":36}},"required":["id"],"additionalProperties":false},"query":{"type":"object","properties":{"retries":{"type":"string","enum":["own","merged"]},"format":{"type":"string","enum":["html","md","csv","xlsx","jsonl","stix","misp","graphml"],"default":"html"},"bom":{"type":"string","enum":["0","1"]},"text":{"type":"string","enum":["0","1"]},"separator":{"type":"string","enum":["comma","semicolon"],"default":"comma"},"marks":{"type":"string","enum":["confirmed"]},"select":{"type":"array","minItems":1,"maxItems":100,"uniqueItems":true,"items":{"type":"string","minLength":6,"maxLength":300,"pattern":"^((card|account|breach):.+|leak:[^/]+/[1-9][0-9]{0,5}/.+)$","x-fault-message":"must be card:<key>, account:<slug>, breach:<name> or leak:<source>/<page>/<key>"}}},"required":[],"additionalProperties":false},"header":{"type":"object","properties":{},"required":[],"additionalProperties":false}}};
const schema_parameters_495beedc = {"type":"object","properties":{"path":{"type":"object","properties":{"id":{"type":"string","format":"uuid","maxLength":36}},"required":["id"],"additionalProperties":false},"query":{"type":"object","properties":{"limit":{"type":"integer","format":"int32","minimum":1,"maximum":1000,"default":50},"cursor":{"type":"string","minLength":1,"maxLength":256}},"required":[],"additionalProperties":false},"header":{"type":"object","properties":{},"required":[],"additionalProperties":false}}};
const schema_parameters_4cc5a487 = {"type":"object","properties":{"path":{"type":"object","properties":{},"required":[],"additionalProperties":false},"query":{"type":"object","properties":{"limit":{"type":"integer","format":"int32","minimum":1,"maximum":100,"default":20},"cursor":{"type":"string","minLength":1,"maxLength":256},"status":{"type":"string","enum":["pending","retrying","delivered","failed"]},"event":{"type":"string","enum":["searchEnded","investigationFinished","watchChanged","webhookTest"]},"endpoint_id":{"type":"string","format":"uuid","maxLength":36},"search_id":{"type":"string","format":"uuid","maxLength":36},"investigation_id":{"type":"string","format":"uuid","maxLength":36},"watch_id":{"type":"string","format":"uuid","maxLength":36},"created_after":{"type":"string","format":"date-time","maxLength":40},"created_before":{"type":"string","format":"date-time","maxLength":40},"sort":{"type":"string","enum":["newest","oldest"],"default":"newest"}},"required":[],"additionalProperties":false},"header":{"type":"object","properties":{},"required":[],"additionalProperties":false}}};
const schema_parameters_528be673 = {"type":"object","properties":{"path":{"type":"object","properties":{"id":{"type":"string","format":"uuid","maxLength":36}},"required":["id"],"additionalProperties":false},"query":{"type":"object","properties":{"limit":{"type":"integer","format":"int32","minimum":1,"maximum":1000,"default":100},"cursor":{"type":"string","minLength":1,"maxLength":256},"type":{"type":"string","enum":["Pseudonym","Email Address","Domain Name","Cryptocurrency","IP Address","Name","Phone Number","URL","Image","Location","Organisation","Date"]},"strength":{"type":"integer","format":"int32","minimum":1,"maximum":99}},"required":[],"additionalProperties":false},"header":{"type":"object","properties":{},"required":[],"additionalProperties":false}}};
const schema_parameters_58ffb714 = {"type":"object","properties":{"path":{"type":"object","properties":{},"required":[],"additionalProperties":false},"query":{"type":"object","properties":{"format":{"type":"string","enum":["html","md","csv","xlsx","jsonl"],"default":"html"},"bom":{"type":"string","enum":["0","1"]},"text":{"type":"string","enum":["0","1"]},"separator":{"type":"string","enum":["comma","semicolon"],"default":"comma"}},"required":[],"additionalProperties":false},"header":{"type":"object","properties":{},"required":[],"additionalProperties":false}}};
const schema_parameters_68ced476 = {"type":"object","properties":{"path":{"type":"object","properties":{},"required":[],"additionalProperties":false},"query":{"type":"object","properties":{"format":{"type":"string","enum":["html","md","csv","xlsx","jsonl","stix","misp","graphml"],"default":"html"},"bom":{"type":"string","enum":["0","1"]},"text":{"type":"string","enum":["0","1"]},"separator":{"type":"string","enum":["comma","semicolon"],"default":"comma"}},"required":[],"additionalProperties":false},"header":{"type":"object","properties":{},"required":[],"additionalProperties":false}}};
const schema_parameters_6a48ce84 = {"type":"object","properties":{"path":{"type":"object","properties":{"tool":{"type":"string","minLength":1,"maxLength":64}},"required":["tool"],"additionalProperties":false},"query":{"type":"object","properties":{},"required":[],"additionalProperties":false},"header":{"type":"object","properties":{},"required":[],"additionalProperties":false}}};
const schema_parameters_6c14fa6b = {"type":"object","properties":{"path":{"type":"object","properties":{},"required":[],"additionalProperties":false},"query":{"type":"object","properties":{},"required":[],"additionalProperties":false},"header":{"type":"object","properties":{"Idempotency-Key":{"type":"string","minLength":1,"maxLength":255,"pattern":"^(\"[!#-~]{1,253}\"|[!#-~]{1,255})$","x-fault-message":"must be 1 to 255 printable ASCII characters without spaces and quotes"},"Prefer":{"type":"string","maxLength":255}},"required":[],"additionalProperties":false}}};
const schema_parameters_70769d87 = {"type":"object","properties":{"path":{"type":"object","properties":{"id":{"type":"string","format":"uuid","maxLength":36}},"required":["id"],"additionalProperties":false},"query":{"type":"object","properties":{},"required":[],"additionalProperties":false},"header":{"type":"object","properties":{"Idempotency-Key":{"type":"string","minLength":1,"maxLength":255,"pattern":"^(\"[!#-~]{1,253}\"|[!#-~]{1,255})$","x-fault-message":"must be 1 to 255 printable ASCII characters without spaces and quotes"},"Prefer":{"type":"string","maxLength":255}},"required":[],"additionalProperties":false}}};
const schema_parameters_742cb999 = {"type":"object","properties":{"path":{"type":"object","properties":{"id":{"type":"string","format":"uuid","maxLength":36}},"required":["id"],"additionalProperties":false},"query":{"type":"object","properties":{"format":{"type":"string","enum":["json","graphml","gexf"],"default":"json"},"type":{"type":"string","enum":["Pseudonym","Email Address","Domain Name","Cryptocurrency","IP Address","Name","Phone Number","URL","Image","Location","Organisation","Date"]},"strength":{"type":"integer","format":"int32","minimum":1,"maximum":99},"shared":{"type":"boolean"}},"required":[],"additionalProperties":false},"header":{"type":"object","properties":{},"required":[],"additionalProperties":false}}};
const schema_parameters_75d89dcd = {"type":"object","properties":{"path":{"type":"object","properties":{"id":{"type":"string","format":"uuid","maxLength":36},"source":{"type":"string","minLength":1,"maxLength":64}},"required":["id","source"],"additionalProperties":false},"query":{"type":"object","properties":{"retries":{"type":"string","enum":["own","merged"]},"page":{"type":"integer","format":"int32","minimum":1,"maximum":1000000,"default":1}},"required":[],"additionalProperties":false},"header":{"type":"object","properties":{},"required":[],"additionalProperties":false}}};
const schema_parameters_820f9fb4 = {"type":"object","properties":{"path":{"type":"object","properties":{},"required":[],"additionalProperties":false},"query":{"type":"object","properties":{"limit":{"type":"integer","format":"int32","minimum":1,"maximum":100,"default":20},"cursor":{"type":"string","minLength":1,"maxLength":256},"from":{"type":"string","format":"date","maxLength":10},"to":{"type":"string","format":"date","maxLength":10},"key_id":{"type":"string","format":"uuid","maxLength":36},"operation":{"type":"string","minLength":1,"maxLength":100,"pattern":"^[A-Za-z][A-Za-z -]*$","x-fault-message":"must be the name of an operation"}},"required":[],"additionalProperties":false},"header":{"type":"object","properties":{},"required":[],"additionalProperties":false}}};
const schema_parameters_89b88087 = {"type":"object","properties":{"path":{"type":"object","properties":{"id":{"type":"string","format":"uuid","maxLength":36}},"required":["id"],"additionalProperties":false},"query":{"type":"object","properties":{"limit":{"type":"integer","format":"int32","minimum":1,"maximum":20,"default":10},"cursor":{"type":"string","minLength":1,"maxLength":256}},"required":[],"additionalProperties":false},"header":{"type":"object","properties":{},"required":[],"additionalProperties":false}}};
const schema_parameters_8c1b2f70 = {"type":"object","properties":{"path":{"type":"object","properties":{"id":{"type":"string","format":"uuid","maxLength":36}},"required":["id"],"additionalProperties":false},"query":{"type":"object","properties":{"cache":{"type":"string","enum":["prefer","bypass"]}},"required":[],"additionalProperties":false},"header":{"type":"object","properties":{"Idempotency-Key":{"type":"string","minLength":1,"maxLength":255,"pattern":"^(\"[!#-~]{1,253}\"|[!#-~]{1,255})$","x-fault-message":"must be 1 to 255 printable ASCII characters without spaces and quotes"},"Prefer":{"type":"string","maxLength":255}},"required":[],"additionalProperties":false}}};
const schema_parameters_8e2faa7c = {"type":"object","properties":{"path":{"type":"object","properties":{"name":{"type":"string","minLength":1,"maxLength":200}},"required":["name"],"additionalProperties":false},"query":{"type":"object","properties":{},"required":[],"additionalProperties":false},"header":{"type":"object","properties":{"If-None-Match":{"type":"string","maxLength":4096},"If-Modified-Since":{"type":"string","maxLength":100}},"required":[],"additionalProperties":false}}};
const schema_parameters_8ed58849 = {"type":"object","properties":{"path":{"type":"object","properties":{"id":{"type":"string","format":"uuid","maxLength":36}},"required":["id"],"additionalProperties":false},"query":{"type":"object","properties":{"lastEventId":{"type":"string","maxLength":64},"cursor":{"type":"integer","format":"int64","minimum":0,"maximum":999999999999999},"start_index":{"type":"integer","format":"int64","minimum":0,"maximum":999999999999999},"from":{"type":"integer","format":"int64","minimum":0,"maximum":999999999999999}},"required":[],"additionalProperties":false},"header":{"type":"object","properties":{"Last-Event-ID":{"type":"string","maxLength":64}},"required":[],"additionalProperties":false}}};
const schema_parameters_946c2653 = {"type":"object","properties":{"path":{"type":"object","properties":{"id":{"type":"string","format":"uuid","maxLength":36}},"required":["id"],"additionalProperties":false},"query":{"type":"object","properties":{},"required":[],"additionalProperties":false},"header":{"type":"object","properties":{"Idempotency-Key":{"type":"string","minLength":1,"maxLength":255,"pattern":"^(\"[!#-~]{1,253}\"|[!#-~]{1,255})$","x-fault-message":"must be 1 to 255 printable ASCII characters without spaces and quotes"}},"required":[],"additionalProperties":false}}};
const schema_parameters_95a6fc7f = {"type":"object","properties":{"path":{"type":"object","properties":{"id":{"type":"string","format":"uuid","maxLength":36}},"required":["id"],"additionalProperties":false},"query":{"type":"object","properties":{"retries":{"type":"string","enum":["own","merged"]},"format":{"type":"string","enum":["html","md","csv","xlsx","jsonl"],"default":"html"},"bom":{"type":"string","enum":["0","1"]},"text":{"type":"string","enum":["0","1"]},"separator":{"type":"string","enum":["comma","semicolon"],"default":"comma"}},"required":[],"additionalProperties":false},"header":{"type":"object","properties":{},"required":[],"additionalProperties":false}}};
const schema_parameters_9795568e = {"type":"object","properties":{"path":{"type":"object","properties":{},"required":[],"additionalProperties":false},"query":{"type":"object","properties":{"limit":{"type":"integer","format":"int32","minimum":1,"maximum":100,"default":20},"cursor":{"type":"string","minLength":1,"maxLength":256}},"required":[],"additionalProperties":false},"header":{"type":"object","properties":{},"required":[],"additionalProperties":false}}};
const schema_parameters_9fe9f5f0 = {"type":"object","properties":{"path":{"type":"object","properties":{"id":{"type":"string","format":"uuid","maxLength":36}},"required":["id"],"additionalProperties":false},"query":{"type":"object","properties":{"format":{"type":"string","enum":["html","md","csv","xlsx","jsonl"],"default":"html"},"bom":{"type":"string","enum":["0","1"]},"text":{"type":"string","enum":["0","1"]},"separator":{"type":"string","enum":["comma","semicolon"],"default":"comma"}},"required":[],"additionalProperties":false},"header":{"type":"object","properties":{},"required":[],"additionalProperties":false}}};
const schema_parameters_a12577db = {"type":"object","properties":{"path":{"type":"object","properties":{"id":{"type":"string","format":"uuid","maxLength":36}},"required":["id"],"additionalProperties":false},"query":{"type":"object","properties":{},"required":[],"additionalProperties":false},"header":{"type":"object","properties":{},"required":[],"additionalProperties":false}}};
const schema_parameters_a5198275 = {"type":"object","properties":{"path":{"type":"object","properties":{},"required":[],"additionalProperties":false},"query":{"type":"object","properties":{"type":{"type":"string","enum":["Pseudonym","Email Address","Domain Name","Cryptocurrency","IP Address"]}},"required":[],"additionalProperties":false},"header":{"type":"object","properties":{"If-None-Match":{"type":"string","maxLength":4096}},"required":[],"additionalProperties":false}}};
const schema_parameters_ad5f6285 = {"type":"object","properties":{"path":{"type":"object","properties":{"id":{"type":"string","format":"uuid","maxLength":36}},"required":["id"],"additionalProperties":false},"query":{"type":"object","properties":{"lastEventId":{"type":"string","maxLength":64},"cursor":{"type":"integer","format":"int64","minimum":0,"maximum":999999999999999},"start_index":{"type":"integer","format":"int64","minimum":0,"maximum":999999999999999},"from":{"type":"integer","format":"int64","minimum":0,"maximum":999999999999999},"attempts":{"type":"string","enum":["own","all"]}},"required":[],"additionalProperties":false},"header":{"type":"object","properties":{"Last-Event-ID":{"type":"string","maxLength":64}},"required":[],"additionalProperties":false}}};
const schema_parameters_ceb3259e = {"type":"object","properties":{"path":{"type":"object","properties":{},"required":[],"additionalProperties":false},"query":{"type":"object","properties":{"limit":{"type":"integer","format":"int32","minimum":1,"maximum":100,"default":20},"cursor":{"type":"string","minLength":1,"maxLength":256},"type":{"type":"string","enum":["Pseudonym","Email Address","Domain Name","Cryptocurrency","IP Address"]},"status":{"type":"string","enum":["pending","processing","finished","error","cancelled"]},"reference":{"type":"string","minLength":1,"maxLength":200,"pattern":"^[^\\x00-\\x1f\\x7f]+$","x-fault-message":"must not contain control characters"},"label":{"type":"array","minItems":1,"maxItems":10,"items":{"type":"string","minLength":1,"maxLength":50,"pattern":"^[^\\x00-\\x1f\\x7f]+$","x-fault-message":"must not contain control characters"}},"watch_id":{"type":"string","format":"uuid","maxLength":36},"outcome":{"type":"array","minItems":1,"maxItems":4,"items":{"type":"string","enum":["complete","incomplete","findings","no_findings"]}},"webhook_status":{"type":"string","enum":["pending","retrying","failed"]},"key_id":{"type":"string","format":"uuid","maxLength":36},"created_after":{"type":"string","format":"date-time","maxLength":40},"created_before":{"type":"string","format":"date-time","maxLength":40},"sort":{"type":"string","enum":["newest","oldest"],"default":"newest"}},"required":[],"additionalProperties":false},"header":{"type":"object","properties":{},"required":[],"additionalProperties":false}}};
const schema_parameters_d61ced3b = {"type":"object","properties":{"path":{"type":"object","properties":{},"required":[],"additionalProperties":false},"query":{"type":"object","properties":{"type":{"type":"string","enum":["Pseudonym","Email Address","Domain Name","Cryptocurrency","IP Address"]},"tag":{"type":"array","minItems":1,"maxItems":100,"items":{"type":"string","minLength":1,"maxLength":100}}},"required":[],"additionalProperties":false},"header":{"type":"object","properties":{"If-None-Match":{"type":"string","maxLength":4096}},"required":[],"additionalProperties":false}}};
const schema_parameters_d9d9f398 = {"type":"object","properties":{"path":{"type":"object","properties":{},"required":[],"additionalProperties":false},"query":{"type":"object","properties":{"type":{"type":"string","enum":["Pseudonym","Email Address","Domain Name","Cryptocurrency","IP Address"]},"tag":{"type":"array","minItems":1,"maxItems":100,"items":{"type":"string","minLength":1,"maxLength":100}},"pack":{"type":"array","minItems":1,"maxItems":100,"items":{"type":"string","minLength":1,"maxLength":255}},"class":{"type":"array","minItems":1,"maxItems":5,"items":{"type":"string","enum":["look-up","availability","sign-in","sign-up","reset"]}}},"required":[],"additionalProperties":false},"header":{"type":"object","properties":{"If-None-Match":{"type":"string","maxLength":4096}},"required":[],"additionalProperties":false}}};
const schema_parameters_dcbb37c5 = {"type":"object","properties":{"path":{"type":"object","properties":{"id":{"type":"string","format":"uuid","maxLength":36}},"required":["id"],"additionalProperties":false},"query":{"type":"object","properties":{"own_key":{"type":"boolean"}},"required":[],"additionalProperties":false},"header":{"type":"object","properties":{},"required":[],"additionalProperties":false}}};
const schema_parameters_e1b31134 = {"type":"object","properties":{"path":{"type":"object","properties":{},"required":[],"additionalProperties":false},"query":{"type":"object","properties":{},"required":[],"additionalProperties":false},"header":{"type":"object","properties":{"If-None-Match":{"type":"string","maxLength":4096},"If-Modified-Since":{"type":"string","maxLength":100}},"required":[],"additionalProperties":false}}};
const schema_parameters_e62025eb = {"type":"object","properties":{"path":{"type":"object","properties":{},"required":[],"additionalProperties":false},"query":{"type":"object","properties":{"limit":{"type":"integer","format":"int32","minimum":1,"maximum":1000,"default":100},"cursor":{"type":"string","minLength":1,"maxLength":2048},"sortBy":{"type":"string","enum":["recently-added","recently-breached","recently-modified","most-accounts","severity","name"],"default":"recently-added"},"domain":{"type":"string","minLength":1,"maxLength":253},"severity":{"type":"string","enum":["low","medium","high","critical"]},"dataClass":{"type":"string","minLength":1,"maxLength":200},"isVerified":{"type":"boolean"},"isStealerLog":{"type":"boolean"},"isSensitive":{"type":"boolean"},"addedSince":{"type":"string","format":"date","maxLength":10},"q":{"type":"string","minLength":1,"maxLength":200}},"required":[],"additionalProperties":false},"header":{"type":"object","properties":{"If-None-Match":{"type":"string","maxLength":4096},"If-Modified-Since":{"type":"string","maxLength":100}},"required":[],"additionalProperties":false}}};
const schema_parameters_e682e5b4 = {"type":"object","properties":{"path":{"type":"object","properties":{"id":{"type":"string","format":"uuid","maxLength":36},"other":{"type":"string","format":"uuid","maxLength":36}},"required":["id","other"],"additionalProperties":false},"query":{"type":"object","properties":{},"required":[],"additionalProperties":false},"header":{"type":"object","properties":{},"required":[],"additionalProperties":false}}};
const schema_parameters_ef52bba9 = {"type":"object","properties":{"path":{"type":"object","properties":{"id":{"type":"string","format":"uuid","maxLength":36}},"required":["id"],"additionalProperties":false},"query":{"type":"object","properties":{"limit":{"type":"integer","format":"int32","minimum":1,"maximum":100,"default":20},"cursor":{"type":"string","minLength":1,"maxLength":256},"kind":{"type":"array","minItems":1,"maxItems":7,"items":{"type":"string","enum":["new_account","gone_account","new_breach","changed_registration","new_name","changed_leak_records","new_catalogue_breach"]}},"found_after":{"type":"string","format":"date-time","maxLength":40},"found_before":{"type":"string","format":"date-time","maxLength":40}},"required":[],"additionalProperties":false},"header":{"type":"object","properties":{},"required":[],"additionalProperties":false}}};
const schema_parameters_fe53b95a = {"type":"object","properties":{"path":{"type":"object","properties":{"id":{"type":"string","format":"uuid","maxLength":36}},"required":["id"],"additionalProperties":false},"query":{"type":"object","properties":{"format":{"type":"string","enum":["html","md","csv","xlsx","jsonl","stix","misp","graphml"],"default":"html"},"bom":{"type":"string","enum":["0","1"]},"text":{"type":"string","enum":["0","1"]},"separator":{"type":"string","enum":["comma","semicolon"],"default":"comma"},"marks":{"type":"string","enum":["confirmed"]}},"required":[],"additionalProperties":false},"header":{"type":"object","properties":{},"required":[],"additionalProperties":false}}};

function validate_AccountDomainRequest(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_AccountDomainRequest.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.domain === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "domain"},message:"must have required property '"+"domain"+"'",schema:schema_AccountDomainRequest.required,parentSchema:schema_AccountDomainRequest,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "domain")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_AccountDomainRequest,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.domain !== undefined){
let data0 = data.domain;
if(typeof data0 === "string"){
if(func_7a031813(data0) > 2048){
const err2 = {instancePath:instancePath+"/domain",schemaPath:"#/properties/domain/maxLength",keyword:"maxLength",params:{limit: 2048},message:"must NOT have more than 2048 characters",schema:2048,parentSchema:schema_AccountDomainRequest.properties.domain,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func_7a031813(data0) < 1){
const err3 = {instancePath:instancePath+"/domain",schemaPath:"#/properties/domain/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_AccountDomainRequest.properties.domain,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/domain",schemaPath:"#/properties/domain/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_AccountDomainRequest.properties.domain.type,parentSchema:schema_AccountDomainRequest.properties.domain,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_AccountDomainRequest.type,parentSchema:schema_AccountDomainRequest,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate_AccountDomainRequest.errors = vErrors;
return errors === 0;
}
validate_AccountDomainRequest.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

function validate_AccountKeyChange(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_AccountKeyChange.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((((key0 === "label") || (key0 === "expires_at")) || (key0 === "scopes")) || (key0 === "allowed_addresses"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_AccountKeyChange,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.label !== undefined){
let data0 = data.label;
if(typeof data0 === "string"){
if(func_7a031813(data0) > 100){
const err1 = {instancePath:instancePath+"/label",schemaPath:"#/properties/label/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters",schema:100,parentSchema:schema_AccountKeyChange.properties.label,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!pattern_fdcfe237.test(data0)){
const err2 = {instancePath:instancePath+"/label",schemaPath:"#/properties/label/pattern",keyword:"pattern",params:{pattern: "^[^\\x00-\\x1f\\x7f]*$"},message:"must match pattern \""+"^[^\\x00-\\x1f\\x7f]*$"+"\"",schema:"^[^\\x00-\\x1f\\x7f]*$",parentSchema:schema_AccountKeyChange.properties.label,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/label",schemaPath:"#/properties/label/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_AccountKeyChange.properties.label.type,parentSchema:schema_AccountKeyChange.properties.label,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.expires_at !== undefined){
let data1 = data.expires_at;
if((typeof data1 !== "string") && (data1 !== null)){
const err4 = {instancePath:instancePath+"/expires_at",schemaPath:"#/properties/expires_at/type",keyword:"type",params:{type: schema_AccountKeyChange.properties.expires_at.type},message:"must be string,null",schema:schema_AccountKeyChange.properties.expires_at.type,parentSchema:schema_AccountKeyChange.properties.expires_at,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(typeof data1 === "string"){
if(func_7a031813(data1) > 40){
const err5 = {instancePath:instancePath+"/expires_at",schemaPath:"#/properties/expires_at/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters",schema:40,parentSchema:schema_AccountKeyChange.properties.expires_at,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!(formats_37d7ec70.validate(data1))){
const err6 = {instancePath:instancePath+"/expires_at",schemaPath:"#/properties/expires_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\"",schema:"date-time",parentSchema:schema_AccountKeyChange.properties.expires_at,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
if(data.scopes !== undefined){
let data2 = data.scopes;
if(Array.isArray(data2)){
if(data2.length > 4){
const err7 = {instancePath:instancePath+"/scopes",schemaPath:"#/properties/scopes/maxItems",keyword:"maxItems",params:{limit: 4},message:"must NOT have more than 4 items",schema:4,parentSchema:schema_AccountKeyChange.properties.scopes,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data2.length < 1){
const err8 = {instancePath:instancePath+"/scopes",schemaPath:"#/properties/scopes/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema_AccountKeyChange.properties.scopes,data:data2};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(typeof data3 !== "string"){
const err9 = {instancePath:instancePath+"/scopes/" + i0,schemaPath:"#/properties/scopes/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_AccountKeyChange.properties.scopes.items.type,parentSchema:schema_AccountKeyChange.properties.scopes.items,data:data3};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!((((data3 === "search") || (data3 === "read")) || (data3 === "tools")) || (data3 === "delete"))){
const err10 = {instancePath:instancePath+"/scopes/" + i0,schemaPath:"#/properties/scopes/items/enum",keyword:"enum",params:{allowedValues: schema_AccountKeyChange.properties.scopes.items.enum},message:"must be equal to one of the allowed values",schema:schema_AccountKeyChange.properties.scopes.items.enum,parentSchema:schema_AccountKeyChange.properties.scopes.items,data:data3};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
let i1 = data2.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data2[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err11 = {instancePath:instancePath+"/scopes",schemaPath:"#/properties/scopes/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)",schema:true,parentSchema:schema_AccountKeyChange.properties.scopes,data:data2};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
break;
}
indices0[item0] = i1;
}
}
}
else {
const err12 = {instancePath:instancePath+"/scopes",schemaPath:"#/properties/scopes/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema_AccountKeyChange.properties.scopes.type,parentSchema:schema_AccountKeyChange.properties.scopes,data:data2};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.allowed_addresses !== undefined){
let data4 = data.allowed_addresses;
if(Array.isArray(data4)){
if(data4.length > 50){
const err13 = {instancePath:instancePath+"/allowed_addresses",schemaPath:"#/properties/allowed_addresses/maxItems",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items",schema:50,parentSchema:schema_AccountKeyChange.properties.allowed_addresses,data:data4};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
const len1 = data4.length;
for(let i2=0; i2<len1; i2++){
let data5 = data4[i2];
if(typeof data5 === "string"){
if(func_7a031813(data5) > 43){
const err14 = {instancePath:instancePath+"/allowed_addresses/" + i2,schemaPath:"#/properties/allowed_addresses/items/maxLength",keyword:"maxLength",params:{limit: 43},message:"must NOT have more than 43 characters",schema:43,parentSchema:schema_AccountKeyChange.properties.allowed_addresses.items,data:data5};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(!pattern_05626dfa.test(data5)){
const err15 = {instancePath:instancePath+"/allowed_addresses/" + i2,schemaPath:"#/properties/allowed_addresses/items/pattern",keyword:"pattern",params:{pattern: "^[0-9A-Fa-f.:]{2,39}(/[0-9]{1,3})?$"},message:"must match pattern \""+"^[0-9A-Fa-f.:]{2,39}(/[0-9]{1,3})?$"+"\"",schema:"^[0-9A-Fa-f.:]{2,39}(/[0-9]{1,3})?$",parentSchema:schema_AccountKeyChange.properties.allowed_addresses.items,data:data5};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/allowed_addresses/" + i2,schemaPath:"#/properties/allowed_addresses/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_AccountKeyChange.properties.allowed_addresses.items.type,parentSchema:schema_AccountKeyChange.properties.allowed_addresses.items,data:data5};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
else {
const err17 = {instancePath:instancePath+"/allowed_addresses",schemaPath:"#/properties/allowed_addresses/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema_AccountKeyChange.properties.allowed_addresses.type,parentSchema:schema_AccountKeyChange.properties.allowed_addresses,data:data4};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
}
else {
const err18 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_AccountKeyChange.type,parentSchema:schema_AccountKeyChange,data};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
validate_AccountKeyChange.errors = vErrors;
return errors === 0;
}
validate_AccountKeyChange.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

function validate_AccountKeyRequest(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_AccountKeyRequest.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((((key0 === "label") || (key0 === "expires_at")) || (key0 === "scopes")) || (key0 === "allowed_addresses"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_AccountKeyRequest,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.label !== undefined){
let data0 = data.label;
if(typeof data0 === "string"){
if(func_7a031813(data0) > 100){
const err1 = {instancePath:instancePath+"/label",schemaPath:"#/properties/label/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters",schema:100,parentSchema:schema_AccountKeyRequest.properties.label,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!pattern_fdcfe237.test(data0)){
const err2 = {instancePath:instancePath+"/label",schemaPath:"#/properties/label/pattern",keyword:"pattern",params:{pattern: "^[^\\x00-\\x1f\\x7f]*$"},message:"must match pattern \""+"^[^\\x00-\\x1f\\x7f]*$"+"\"",schema:"^[^\\x00-\\x1f\\x7f]*$",parentSchema:schema_AccountKeyRequest.properties.label,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/label",schemaPath:"#/properties/label/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_AccountKeyRequest.properties.label.type,parentSchema:schema_AccountKeyRequest.properties.label,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.expires_at !== undefined){
let data1 = data.expires_at;
if(typeof data1 === "string"){
if(func_7a031813(data1) > 40){
const err4 = {instancePath:instancePath+"/expires_at",schemaPath:"#/properties/expires_at/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters",schema:40,parentSchema:schema_AccountKeyRequest.properties.expires_at,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!(formats_37d7ec70.validate(data1))){
const err5 = {instancePath:instancePath+"/expires_at",schemaPath:"#/properties/expires_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\"",schema:"date-time",parentSchema:schema_AccountKeyRequest.properties.expires_at,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/expires_at",schemaPath:"#/properties/expires_at/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_AccountKeyRequest.properties.expires_at.type,parentSchema:schema_AccountKeyRequest.properties.expires_at,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.scopes !== undefined){
let data2 = data.scopes;
if(Array.isArray(data2)){
if(data2.length > 4){
const err7 = {instancePath:instancePath+"/scopes",schemaPath:"#/properties/scopes/maxItems",keyword:"maxItems",params:{limit: 4},message:"must NOT have more than 4 items",schema:4,parentSchema:schema_AccountKeyRequest.properties.scopes,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data2.length < 1){
const err8 = {instancePath:instancePath+"/scopes",schemaPath:"#/properties/scopes/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema_AccountKeyRequest.properties.scopes,data:data2};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(typeof data3 !== "string"){
const err9 = {instancePath:instancePath+"/scopes/" + i0,schemaPath:"#/properties/scopes/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_AccountKeyRequest.properties.scopes.items.type,parentSchema:schema_AccountKeyRequest.properties.scopes.items,data:data3};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!((((data3 === "search") || (data3 === "read")) || (data3 === "tools")) || (data3 === "delete"))){
const err10 = {instancePath:instancePath+"/scopes/" + i0,schemaPath:"#/properties/scopes/items/enum",keyword:"enum",params:{allowedValues: schema_AccountKeyRequest.properties.scopes.items.enum},message:"must be equal to one of the allowed values",schema:schema_AccountKeyRequest.properties.scopes.items.enum,parentSchema:schema_AccountKeyRequest.properties.scopes.items,data:data3};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
let i1 = data2.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data2[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err11 = {instancePath:instancePath+"/scopes",schemaPath:"#/properties/scopes/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)",schema:true,parentSchema:schema_AccountKeyRequest.properties.scopes,data:data2};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
break;
}
indices0[item0] = i1;
}
}
}
else {
const err12 = {instancePath:instancePath+"/scopes",schemaPath:"#/properties/scopes/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema_AccountKeyRequest.properties.scopes.type,parentSchema:schema_AccountKeyRequest.properties.scopes,data:data2};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.allowed_addresses !== undefined){
let data4 = data.allowed_addresses;
if(Array.isArray(data4)){
if(data4.length > 50){
const err13 = {instancePath:instancePath+"/allowed_addresses",schemaPath:"#/properties/allowed_addresses/maxItems",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items",schema:50,parentSchema:schema_AccountKeyRequest.properties.allowed_addresses,data:data4};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
const len1 = data4.length;
for(let i2=0; i2<len1; i2++){
let data5 = data4[i2];
if(typeof data5 === "string"){
if(func_7a031813(data5) > 43){
const err14 = {instancePath:instancePath+"/allowed_addresses/" + i2,schemaPath:"#/properties/allowed_addresses/items/maxLength",keyword:"maxLength",params:{limit: 43},message:"must NOT have more than 43 characters",schema:43,parentSchema:schema_AccountKeyRequest.properties.allowed_addresses.items,data:data5};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(!pattern_05626dfa.test(data5)){
const err15 = {instancePath:instancePath+"/allowed_addresses/" + i2,schemaPath:"#/properties/allowed_addresses/items/pattern",keyword:"pattern",params:{pattern: "^[0-9A-Fa-f.:]{2,39}(/[0-9]{1,3})?$"},message:"must match pattern \""+"^[0-9A-Fa-f.:]{2,39}(/[0-9]{1,3})?$"+"\"",schema:"^[0-9A-Fa-f.:]{2,39}(/[0-9]{1,3})?$",parentSchema:schema_AccountKeyRequest.properties.allowed_addresses.items,data:data5};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/allowed_addresses/" + i2,schemaPath:"#/properties/allowed_addresses/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_AccountKeyRequest.properties.allowed_addresses.items.type,parentSchema:schema_AccountKeyRequest.properties.allowed_addresses.items,data:data5};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
else {
const err17 = {instancePath:instancePath+"/allowed_addresses",schemaPath:"#/properties/allowed_addresses/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema_AccountKeyRequest.properties.allowed_addresses.type,parentSchema:schema_AccountKeyRequest.properties.allowed_addresses,data:data4};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
}
else {
const err18 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_AccountKeyRequest.type,parentSchema:schema_AccountKeyRequest,data};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
validate_AccountKeyRequest.errors = vErrors;
return errors === 0;
}
validate_AccountKeyRequest.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

function validate_AsnRequest(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_AsnRequest.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.asn === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "asn"},message:"must have required property '"+"asn"+"'",schema:schema_AsnRequest.required,parentSchema:schema_AsnRequest,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "asn")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_AsnRequest,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.asn !== undefined){
let data0 = data.asn;
if(typeof data0 === "string"){
if(func_7a031813(data0) > 64){
const err2 = {instancePath:instancePath+"/asn",schemaPath:"#/properties/asn/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters",schema:64,parentSchema:schema_AsnRequest.properties.asn,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func_7a031813(data0) < 1){
const err3 = {instancePath:instancePath+"/asn",schemaPath:"#/properties/asn/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_AsnRequest.properties.asn,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/asn",schemaPath:"#/properties/asn/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_AsnRequest.properties.asn.type,parentSchema:schema_AsnRequest.properties.asn,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_AsnRequest.type,parentSchema:schema_AsnRequest,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate_AsnRequest.errors = vErrors;
return errors === 0;
}
validate_AsnRequest.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

function validate_DomainRequest(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_DomainRequest.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.domain === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "domain"},message:"must have required property '"+"domain"+"'",schema:schema_DomainRequest.required,parentSchema:schema_DomainRequest,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "domain")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_DomainRequest,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.domain !== undefined){
let data0 = data.domain;
if(typeof data0 === "string"){
if(func_7a031813(data0) > 2048){
const err2 = {instancePath:instancePath+"/domain",schemaPath:"#/properties/domain/maxLength",keyword:"maxLength",params:{limit: 2048},message:"must NOT have more than 2048 characters",schema:2048,parentSchema:schema_DomainRequest.properties.domain,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func_7a031813(data0) < 1){
const err3 = {instancePath:instancePath+"/domain",schemaPath:"#/properties/domain/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_DomainRequest.properties.domain,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/domain",schemaPath:"#/properties/domain/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_DomainRequest.properties.domain.type,parentSchema:schema_DomainRequest.properties.domain,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_DomainRequest.type,parentSchema:schema_DomainRequest,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate_DomainRequest.errors = vErrors;
return errors === 0;
}
validate_DomainRequest.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

function validate_EmailRequest(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_EmailRequest.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.email === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "email"},message:"must have required property '"+"email"+"'",schema:schema_EmailRequest.required,parentSchema:schema_EmailRequest,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "email")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_EmailRequest,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.email !== undefined){
let data0 = data.email;
if(typeof data0 === "string"){
if(func_7a031813(data0) > 512){
const err2 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/maxLength",keyword:"maxLength",params:{limit: 512},message:"must NOT have more than 512 characters",schema:512,parentSchema:schema_EmailRequest.properties.email,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func_7a031813(data0) < 1){
const err3 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_EmailRequest.properties.email,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_EmailRequest.properties.email.type,parentSchema:schema_EmailRequest.properties.email,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_EmailRequest.type,parentSchema:schema_EmailRequest,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate_EmailRequest.errors = vErrors;
return errors === 0;
}
validate_EmailRequest.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

function validate_FreePlanClaim(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_FreePlanClaim.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.terms_version === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "terms_version"},message:"must have required property '"+"terms_version"+"'",schema:schema_FreePlanClaim.required,parentSchema:schema_FreePlanClaim,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "terms_version")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_FreePlanClaim,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.terms_version !== undefined){
let data0 = data.terms_version;
if(typeof data0 === "string"){
if(func_7a031813(data0) > 20){
const err2 = {instancePath:instancePath+"/terms_version",schemaPath:"#/properties/terms_version/maxLength",keyword:"maxLength",params:{limit: 20},message:"must NOT have more than 20 characters",schema:20,parentSchema:schema_FreePlanClaim.properties.terms_version,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func_7a031813(data0) < 1){
const err3 = {instancePath:instancePath+"/terms_version",schemaPath:"#/properties/terms_version/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_FreePlanClaim.properties.terms_version,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/terms_version",schemaPath:"#/properties/terms_version/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_FreePlanClaim.properties.terms_version.type,parentSchema:schema_FreePlanClaim.properties.terms_version,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_FreePlanClaim.type,parentSchema:schema_FreePlanClaim,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate_FreePlanClaim.errors = vErrors;
return errors === 0;
}
validate_FreePlanClaim.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

function validate_InvestigationDeletionRequest(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_InvestigationDeletionRequest.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.ids === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ids"},message:"must have required property '"+"ids"+"'",schema:schema_InvestigationDeletionRequest.required,parentSchema:schema_InvestigationDeletionRequest,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "ids")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_InvestigationDeletionRequest,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.ids !== undefined){
let data0 = data.ids;
if(Array.isArray(data0)){
if(data0.length > 100){
const err2 = {instancePath:instancePath+"/ids",schemaPath:"#/properties/ids/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items",schema:100,parentSchema:schema_InvestigationDeletionRequest.properties.ids,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.length < 1){
const err3 = {instancePath:instancePath+"/ids",schemaPath:"#/properties/ids/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema_InvestigationDeletionRequest.properties.ids,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(typeof data1 === "string"){
if(func_7a031813(data1) > 36){
const err4 = {instancePath:instancePath+"/ids/" + i0,schemaPath:"#/properties/ids/items/maxLength",keyword:"maxLength",params:{limit: 36},message:"must NOT have more than 36 characters",schema:36,parentSchema:schema_InvestigationDeletionRequest.properties.ids.items,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!(formats_f16e24a5.test(data1))){
const err5 = {instancePath:instancePath+"/ids/" + i0,schemaPath:"#/properties/ids/items/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\"",schema:"uuid",parentSchema:schema_InvestigationDeletionRequest.properties.ids.items,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/ids/" + i0,schemaPath:"#/properties/ids/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_InvestigationDeletionRequest.properties.ids.items.type,parentSchema:schema_InvestigationDeletionRequest.properties.ids.items,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
let i1 = data0.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data0[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err7 = {instancePath:instancePath+"/ids",schemaPath:"#/properties/ids/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)",schema:true,parentSchema:schema_InvestigationDeletionRequest.properties.ids,data:data0};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
break;
}
indices0[item0] = i1;
}
}
}
else {
const err8 = {instancePath:instancePath+"/ids",schemaPath:"#/properties/ids/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema_InvestigationDeletionRequest.properties.ids.type,parentSchema:schema_InvestigationDeletionRequest.properties.ids,data:data0};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_InvestigationDeletionRequest.type,parentSchema:schema_InvestigationDeletionRequest,data};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate_InvestigationDeletionRequest.errors = vErrors;
return errors === 0;
}
validate_InvestigationDeletionRequest.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

function validate_InvestigationFollowRequest(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_InvestigationFollowRequest.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.observables === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "observables"},message:"must have required property '"+"observables"+"'",schema:schema_InvestigationFollowRequest.required,parentSchema:schema_InvestigationFollowRequest,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "observables")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_InvestigationFollowRequest,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.observables !== undefined){
let data0 = data.observables;
if(Array.isArray(data0)){
if(data0.length > 100){
const err2 = {instancePath:instancePath+"/observables",schemaPath:"#/properties/observables/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items",schema:100,parentSchema:schema_InvestigationFollowRequest.properties.observables,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.length < 1){
const err3 = {instancePath:instancePath+"/observables",schemaPath:"#/properties/observables/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema_InvestigationFollowRequest.properties.observables,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.value === undefined){
const err4 = {instancePath:instancePath+"/observables/" + i0,schemaPath:"#/properties/observables/items/required",keyword:"required",params:{missingProperty: "value"},message:"must have required property '"+"value"+"'",schema:schema_InvestigationFollowRequest.properties.observables.items.required,parentSchema:schema_InvestigationFollowRequest.properties.observables.items,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
for(const key1 in data1){
if(!((((key1 === "type") || (key1 === "value")) || (key1 === "reference")) || (key1 === "search_id"))){
const err5 = {instancePath:instancePath+"/observables/" + i0,schemaPath:"#/properties/observables/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema_InvestigationFollowRequest.properties.observables.items,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data1.type !== undefined){
let data2 = data1.type;
if(typeof data2 !== "string"){
const err6 = {instancePath:instancePath+"/observables/" + i0+"/type",schemaPath:"#/properties/observables/items/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_InvestigationFollowRequest.properties.observables.items.properties.type.type,parentSchema:schema_InvestigationFollowRequest.properties.observables.items.properties.type,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!(((((data2 === "Pseudonym") || (data2 === "Email Address")) || (data2 === "Domain Name")) || (data2 === "Cryptocurrency")) || (data2 === "IP Address"))){
const err7 = {instancePath:instancePath+"/observables/" + i0+"/type",schemaPath:"#/properties/observables/items/properties/type/enum",keyword:"enum",params:{allowedValues: schema_InvestigationFollowRequest.properties.observables.items.properties.type.enum},message:"must be equal to one of the allowed values",schema:schema_InvestigationFollowRequest.properties.observables.items.properties.type.enum,parentSchema:schema_InvestigationFollowRequest.properties.observables.items.properties.type,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data1.value !== undefined){
let data3 = data1.value;
if(typeof data3 === "string"){
if(func_7a031813(data3) > 2048){
const err8 = {instancePath:instancePath+"/observables/" + i0+"/value",schemaPath:"#/properties/observables/items/properties/value/maxLength",keyword:"maxLength",params:{limit: 2048},message:"must NOT have more than 2048 characters",schema:2048,parentSchema:schema_InvestigationFollowRequest.properties.observables.items.properties.value,data:data3};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(func_7a031813(data3) < 1){
const err9 = {instancePath:instancePath+"/observables/" + i0+"/value",schemaPath:"#/properties/observables/items/properties/value/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_InvestigationFollowRequest.properties.observables.items.properties.value,data:data3};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/observables/" + i0+"/value",schemaPath:"#/properties/observables/items/properties/value/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_InvestigationFollowRequest.properties.observables.items.properties.value.type,parentSchema:schema_InvestigationFollowRequest.properties.observables.items.properties.value,data:data3};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data1.reference !== undefined){
let data4 = data1.reference;
if(typeof data4 === "string"){
if(func_7a031813(data4) > 200){
const err11 = {instancePath:instancePath+"/observables/" + i0+"/reference",schemaPath:"#/properties/observables/items/properties/reference/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters",schema:200,parentSchema:schema_InvestigationFollowRequest.properties.observables.items.properties.reference,data:data4};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(func_7a031813(data4) < 1){
const err12 = {instancePath:instancePath+"/observables/" + i0+"/reference",schemaPath:"#/properties/observables/items/properties/reference/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_InvestigationFollowRequest.properties.observables.items.properties.reference,data:data4};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(!pattern_78d1a9bb.test(data4)){
const err13 = {instancePath:instancePath+"/observables/" + i0+"/reference",schemaPath:"#/properties/observables/items/properties/reference/pattern",keyword:"pattern",params:{pattern: "^[^\\x00-\\x1f\\x7f]+$"},message:"must match pattern \""+"^[^\\x00-\\x1f\\x7f]+$"+"\"",schema:"^[^\\x00-\\x1f\\x7f]+$",parentSchema:schema_InvestigationFollowRequest.properties.observables.items.properties.reference,data:data4};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/observables/" + i0+"/reference",schemaPath:"#/properties/observables/items/properties/reference/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_InvestigationFollowRequest.properties.observables.items.properties.reference.type,parentSchema:schema_InvestigationFollowRequest.properties.observables.items.properties.reference,data:data4};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data1.search_id !== undefined){
let data5 = data1.search_id;
if(typeof data5 === "string"){
if(func_7a031813(data5) > 36){
const err15 = {instancePath:instancePath+"/observables/" + i0+"/search_id",schemaPath:"#/properties/observables/items/properties/search_id/maxLength",keyword:"maxLength",params:{limit: 36},message:"must NOT have more than 36 characters",schema:36,parentSchema:schema_InvestigationFollowRequest.properties.observables.items.properties.search_id,data:data5};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(!(formats_f16e24a5.test(data5))){
const err16 = {instancePath:instancePath+"/observables/" + i0+"/search_id",schemaPath:"#/properties/observables/items/properties/search_id/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\"",schema:"uuid",parentSchema:schema_InvestigationFollowRequest.properties.observables.items.properties.search_id,data:data5};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/observables/" + i0+"/search_id",schemaPath:"#/properties/observables/items/properties/search_id/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_InvestigationFollowRequest.properties.observables.items.properties.search_id.type,parentSchema:schema_InvestigationFollowRequest.properties.observables.items.properties.search_id,data:data5};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
}
else {
const err18 = {instancePath:instancePath+"/observables/" + i0,schemaPath:"#/properties/observables/items/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_InvestigationFollowRequest.properties.observables.items.type,parentSchema:schema_InvestigationFollowRequest.properties.observables.items,data:data1};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
else {
const err19 = {instancePath:instancePath+"/observables",schemaPath:"#/properties/observables/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema_InvestigationFollowRequest.properties.observables.type,parentSchema:schema_InvestigationFollowRequest.properties.observables,data:data0};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
}
else {
const err20 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_InvestigationFollowRequest.type,parentSchema:schema_InvestigationFollowRequest,data};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
validate_InvestigationFollowRequest.errors = vErrors;
return errors === 0;
}
validate_InvestigationFollowRequest.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

function validate_InvestigationRequest(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_InvestigationRequest.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.observables === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "observables"},message:"must have required property '"+"observables"+"'",schema:schema_InvestigationRequest.required,parentSchema:schema_InvestigationRequest,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(func_191f75b3.call(schema_InvestigationRequest.properties, key0))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_InvestigationRequest,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.observables !== undefined){
let data0 = data.observables;
if(Array.isArray(data0)){
if(data0.length > 1000){
const err2 = {instancePath:instancePath+"/observables",schemaPath:"#/properties/observables/maxItems",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items",schema:1000,parentSchema:schema_InvestigationRequest.properties.observables,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.length < 1){
const err3 = {instancePath:instancePath+"/observables",schemaPath:"#/properties/observables/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema_InvestigationRequest.properties.observables,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.value === undefined){
const err4 = {instancePath:instancePath+"/observables/" + i0,schemaPath:"#/properties/observables/items/required",keyword:"required",params:{missingProperty: "value"},message:"must have required property '"+"value"+"'",schema:schema_InvestigationRequest.properties.observables.items.required,parentSchema:schema_InvestigationRequest.properties.observables.items,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
for(const key1 in data1){
if(!(((key1 === "type") || (key1 === "value")) || (key1 === "reference"))){
const err5 = {instancePath:instancePath+"/observables/" + i0,schemaPath:"#/properties/observables/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema_InvestigationRequest.properties.observables.items,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data1.type !== undefined){
let data2 = data1.type;
if(typeof data2 !== "string"){
const err6 = {instancePath:instancePath+"/observables/" + i0+"/type",schemaPath:"#/properties/observables/items/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_InvestigationRequest.properties.observables.items.properties.type.type,parentSchema:schema_InvestigationRequest.properties.observables.items.properties.type,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!(((((data2 === "Pseudonym") || (data2 === "Email Address")) || (data2 === "Domain Name")) || (data2 === "Cryptocurrency")) || (data2 === "IP Address"))){
const err7 = {instancePath:instancePath+"/observables/" + i0+"/type",schemaPath:"#/properties/observables/items/properties/type/enum",keyword:"enum",params:{allowedValues: schema_InvestigationRequest.properties.observables.items.properties.type.enum},message:"must be equal to one of the allowed values",schema:schema_InvestigationRequest.properties.observables.items.properties.type.enum,parentSchema:schema_InvestigationRequest.properties.observables.items.properties.type,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data1.value !== undefined){
let data3 = data1.value;
if(typeof data3 === "string"){
if(func_7a031813(data3) > 2048){
const err8 = {instancePath:instancePath+"/observables/" + i0+"/value",schemaPath:"#/properties/observables/items/properties/value/maxLength",keyword:"maxLength",params:{limit: 2048},message:"must NOT have more than 2048 characters",schema:2048,parentSchema:schema_InvestigationRequest.properties.observables.items.properties.value,data:data3};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(func_7a031813(data3) < 1){
const err9 = {instancePath:instancePath+"/observables/" + i0+"/value",schemaPath:"#/properties/observables/items/properties/value/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_InvestigationRequest.properties.observables.items.properties.value,data:data3};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/observables/" + i0+"/value",schemaPath:"#/properties/observables/items/properties/value/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_InvestigationRequest.properties.observables.items.properties.value.type,parentSchema:schema_InvestigationRequest.properties.observables.items.properties.value,data:data3};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data1.reference !== undefined){
let data4 = data1.reference;
if(typeof data4 === "string"){
if(func_7a031813(data4) > 200){
const err11 = {instancePath:instancePath+"/observables/" + i0+"/reference",schemaPath:"#/properties/observables/items/properties/reference/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters",schema:200,parentSchema:schema_InvestigationRequest.properties.observables.items.properties.reference,data:data4};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(func_7a031813(data4) < 1){
const err12 = {instancePath:instancePath+"/observables/" + i0+"/reference",schemaPath:"#/properties/observables/items/properties/reference/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_InvestigationRequest.properties.observables.items.properties.reference,data:data4};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(!pattern_78d1a9bb.test(data4)){
const err13 = {instancePath:instancePath+"/observables/" + i0+"/reference",schemaPath:"#/properties/observables/items/properties/reference/pattern",keyword:"pattern",params:{pattern: "^[^\\x00-\\x1f\\x7f]+$"},message:"must match pattern \""+"^[^\\x00-\\x1f\\x7f]+$"+"\"",schema:"^[^\\x00-\\x1f\\x7f]+$",parentSchema:schema_InvestigationRequest.properties.observables.items.properties.reference,data:data4};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/observables/" + i0+"/reference",schemaPath:"#/properties/observables/items/properties/reference/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_InvestigationRequest.properties.observables.items.properties.reference.type,parentSchema:schema_InvestigationRequest.properties.observables.items.properties.reference,data:data4};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
else {
const err15 = {instancePath:instancePath+"/observables/" + i0,schemaPath:"#/properties/observables/items/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_InvestigationRequest.properties.observables.items.type,parentSchema:schema_InvestigationRequest.properties.observables.items,data:data1};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
else {
const err16 = {instancePath:instancePath+"/observables",schemaPath:"#/properties/observables/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema_InvestigationRequest.properties.observables.type,parentSchema:schema_InvestigationRequest.properties.observables,data:data0};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.budget !== undefined){
let data5 = data.budget;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err17 = {instancePath:instancePath+"/budget",schemaPath:"#/properties/budget/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema_InvestigationRequest.properties.budget.type,parentSchema:schema_InvestigationRequest.properties.budget,data:data5};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 10000 || isNaN(data5)){
const err18 = {instancePath:instancePath+"/budget",schemaPath:"#/properties/budget/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10000},message:"must be <= 10000",schema:10000,parentSchema:schema_InvestigationRequest.properties.budget,data:data5};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(data5 < 1 || isNaN(data5)){
const err19 = {instancePath:instancePath+"/budget",schemaPath:"#/properties/budget/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema_InvestigationRequest.properties.budget,data:data5};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(!(formats_53abe991.validate(data5))){
const err20 = {instancePath:instancePath+"/budget",schemaPath:"#/properties/budget/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\"",schema:"int32",parentSchema:schema_InvestigationRequest.properties.budget,data:data5};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
}
if(data.follow !== undefined){
let data6 = data.follow;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.depth === undefined){
const err21 = {instancePath:instancePath+"/follow",schemaPath:"#/properties/follow/required",keyword:"required",params:{missingProperty: "depth"},message:"must have required property '"+"depth"+"'",schema:schema_InvestigationRequest.properties.follow.required,parentSchema:schema_InvestigationRequest.properties.follow,data:data6};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
for(const key2 in data6){
if(!(((((key2 === "depth") || (key2 === "max_searches")) || (key2 === "types")) || (key2 === "min_strength")) || (key2 === "exclude"))){
const err22 = {instancePath:instancePath+"/follow",schemaPath:"#/properties/follow/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties",schema:false,parentSchema:schema_InvestigationRequest.properties.follow,data:data6};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data6.depth !== undefined){
let data7 = data6.depth;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err23 = {instancePath:instancePath+"/follow/depth",schemaPath:"#/properties/follow/properties/depth/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema_InvestigationRequest.properties.follow.properties.depth.type,parentSchema:schema_InvestigationRequest.properties.follow.properties.depth,data:data7};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 3 || isNaN(data7)){
const err24 = {instancePath:instancePath+"/follow/depth",schemaPath:"#/properties/follow/properties/depth/maximum",keyword:"maximum",params:{comparison: "<=", limit: 3},message:"must be <= 3",schema:3,parentSchema:schema_InvestigationRequest.properties.follow.properties.depth,data:data7};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(data7 < 0 || isNaN(data7)){
const err25 = {instancePath:instancePath+"/follow/depth",schemaPath:"#/properties/follow/properties/depth/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema_InvestigationRequest.properties.follow.properties.depth,data:data7};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(!(formats_53abe991.validate(data7))){
const err26 = {instancePath:instancePath+"/follow/depth",schemaPath:"#/properties/follow/properties/depth/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\"",schema:"int32",parentSchema:schema_InvestigationRequest.properties.follow.properties.depth,data:data7};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
}
if(data6.max_searches !== undefined){
let data8 = data6.max_searches;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
const err27 = {instancePath:instancePath+"/follow/max_searches",schemaPath:"#/properties/follow/properties/max_searches/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema_InvestigationRequest.properties.follow.properties.max_searches.type,parentSchema:schema_InvestigationRequest.properties.follow.properties.max_searches,data:data8};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 > 5000 || isNaN(data8)){
const err28 = {instancePath:instancePath+"/follow/max_searches",schemaPath:"#/properties/follow/properties/max_searches/maximum",keyword:"maximum",params:{comparison: "<=", limit: 5000},message:"must be <= 5000",schema:5000,parentSchema:schema_InvestigationRequest.properties.follow.properties.max_searches,data:data8};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(data8 < 1 || isNaN(data8)){
const err29 = {instancePath:instancePath+"/follow/max_searches",schemaPath:"#/properties/follow/properties/max_searches/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema_InvestigationRequest.properties.follow.properties.max_searches,data:data8};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(!(formats_53abe991.validate(data8))){
const err30 = {instancePath:instancePath+"/follow/max_searches",schemaPath:"#/properties/follow/properties/max_searches/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\"",schema:"int32",parentSchema:schema_InvestigationRequest.properties.follow.properties.max_searches,data:data8};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
}
if(data6.types !== undefined){
let data9 = data6.types;
if(Array.isArray(data9)){
if(data9.length > 5){
const err31 = {instancePath:instancePath+"/follow/types",schemaPath:"#/properties/follow/properties/types/maxItems",keyword:"maxItems",params:{limit: 5},message:"must NOT have more than 5 items",schema:5,parentSchema:schema_InvestigationRequest.properties.follow.properties.types,data:data9};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(data9.length < 1){
const err32 = {instancePath:instancePath+"/follow/types",schemaPath:"#/properties/follow/properties/types/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema_InvestigationRequest.properties.follow.properties.types,data:data9};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
const len1 = data9.length;
for(let i1=0; i1<len1; i1++){
let data10 = data9[i1];
if(typeof data10 !== "string"){
const err33 = {instancePath:instancePath+"/follow/types/" + i1,schemaPath:"#/properties/follow/properties/types/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_InvestigationRequest.properties.follow.properties.types.items.type,parentSchema:schema_InvestigationRequest.properties.follow.properties.types.items,data:data10};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if(!(((((data10 === "Pseudonym") || (data10 === "Email Address")) || (data10 === "Domain Name")) || (data10 === "Cryptocurrency")) || (data10 === "IP Address"))){
const err34 = {instancePath:instancePath+"/follow/types/" + i1,schemaPath:"#/properties/follow/properties/types/items/enum",keyword:"enum",params:{allowedValues: schema_InvestigationRequest.properties.follow.properties.types.items.enum},message:"must be equal to one of the allowed values",schema:schema_InvestigationRequest.properties.follow.properties.types.items.enum,parentSchema:schema_InvestigationRequest.properties.follow.properties.types.items,data:data10};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
let i2 = data9.length;
let j0;
if(i2 > 1){
const indices0 = {};
for(;i2--;){
let item0 = data9[i2];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err35 = {instancePath:instancePath+"/follow/types",schemaPath:"#/properties/follow/properties/types/uniqueItems",keyword:"uniqueItems",params:{i: i2, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i2+" are identical)",schema:true,parentSchema:schema_InvestigationRequest.properties.follow.properties.types,data:data9};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
break;
}
indices0[item0] = i2;
}
}
}
else {
const err36 = {instancePath:instancePath+"/follow/types",schemaPath:"#/properties/follow/properties/types/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema_InvestigationRequest.properties.follow.properties.types.type,parentSchema:schema_InvestigationRequest.properties.follow.properties.types,data:data9};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data6.min_strength !== undefined){
let data11 = data6.min_strength;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
const err37 = {instancePath:instancePath+"/follow/min_strength",schemaPath:"#/properties/follow/properties/min_strength/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema_InvestigationRequest.properties.follow.properties.min_strength.type,parentSchema:schema_InvestigationRequest.properties.follow.properties.min_strength,data:data11};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 > 99 || isNaN(data11)){
const err38 = {instancePath:instancePath+"/follow/min_strength",schemaPath:"#/properties/follow/properties/min_strength/maximum",keyword:"maximum",params:{comparison: "<=", limit: 99},message:"must be <= 99",schema:99,parentSchema:schema_InvestigationRequest.properties.follow.properties.min_strength,data:data11};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
if(data11 < 1 || isNaN(data11)){
const err39 = {instancePath:instancePath+"/follow/min_strength",schemaPath:"#/properties/follow/properties/min_strength/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema_InvestigationRequest.properties.follow.properties.min_strength,data:data11};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
if(!(formats_53abe991.validate(data11))){
const err40 = {instancePath:instancePath+"/follow/min_strength",schemaPath:"#/properties/follow/properties/min_strength/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\"",schema:"int32",parentSchema:schema_InvestigationRequest.properties.follow.properties.min_strength,data:data11};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
}
if(data6.exclude !== undefined){
let data12 = data6.exclude;
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
for(const key3 in data12){
if(!((key3 === "domains") || (key3 === "values"))){
const err41 = {instancePath:instancePath+"/follow/exclude",schemaPath:"#/properties/follow/properties/exclude/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties",schema:false,parentSchema:schema_InvestigationRequest.properties.follow.properties.exclude,data:data12};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
if(data12.domains !== undefined){
let data13 = data12.domains;
if(Array.isArray(data13)){
if(data13.length > 1000){
const err42 = {instancePath:instancePath+"/follow/exclude/domains",schemaPath:"#/properties/follow/properties/exclude/properties/domains/maxItems",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items",schema:1000,parentSchema:schema_InvestigationRequest.properties.follow.properties.exclude.properties.domains,data:data13};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
const len2 = data13.length;
for(let i3=0; i3<len2; i3++){
let data14 = data13[i3];
if(typeof data14 === "string"){
if(func_7a031813(data14) > 2048){
const err43 = {instancePath:instancePath+"/follow/exclude/domains/" + i3,schemaPath:"#/properties/follow/properties/exclude/properties/domains/items/maxLength",keyword:"maxLength",params:{limit: 2048},message:"must NOT have more than 2048 characters",schema:2048,parentSchema:schema_InvestigationRequest.properties.follow.properties.exclude.properties.domains.items,data:data14};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
if(func_7a031813(data14) < 1){
const err44 = {instancePath:instancePath+"/follow/exclude/domains/" + i3,schemaPath:"#/properties/follow/properties/exclude/properties/domains/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_InvestigationRequest.properties.follow.properties.exclude.properties.domains.items,data:data14};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
else {
const err45 = {instancePath:instancePath+"/follow/exclude/domains/" + i3,schemaPath:"#/properties/follow/properties/exclude/properties/domains/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_InvestigationRequest.properties.follow.properties.exclude.properties.domains.items.type,parentSchema:schema_InvestigationRequest.properties.follow.properties.exclude.properties.domains.items,data:data14};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
}
else {
const err46 = {instancePath:instancePath+"/follow/exclude/domains",schemaPath:"#/properties/follow/properties/exclude/properties/domains/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema_InvestigationRequest.properties.follow.properties.exclude.properties.domains.type,parentSchema:schema_InvestigationRequest.properties.follow.properties.exclude.properties.domains,data:data13};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
if(data12.values !== undefined){
let data15 = data12.values;
if(Array.isArray(data15)){
if(data15.length > 1000){
const err47 = {instancePath:instancePath+"/follow/exclude/values",schemaPath:"#/properties/follow/properties/exclude/properties/values/maxItems",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items",schema:1000,parentSchema:schema_InvestigationRequest.properties.follow.properties.exclude.properties.values,data:data15};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
const len3 = data15.length;
for(let i4=0; i4<len3; i4++){
let data16 = data15[i4];
if(data16 && typeof data16 == "object" && !Array.isArray(data16)){
if(data16.value === undefined){
const err48 = {instancePath:instancePath+"/follow/exclude/values/" + i4,schemaPath:"#/properties/follow/properties/exclude/properties/values/items/required",keyword:"required",params:{missingProperty: "value"},message:"must have required property '"+"value"+"'",schema:schema_InvestigationRequest.properties.follow.properties.exclude.properties.values.items.required,parentSchema:schema_InvestigationRequest.properties.follow.properties.exclude.properties.values.items,data:data16};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
for(const key4 in data16){
if(!(((key4 === "type") || (key4 === "value")) || (key4 === "reference"))){
const err49 = {instancePath:instancePath+"/follow/exclude/values/" + i4,schemaPath:"#/properties/follow/properties/exclude/properties/values/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4},message:"must NOT have additional properties",schema:false,parentSchema:schema_InvestigationRequest.properties.follow.properties.exclude.properties.values.items,data:data16};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
if(data16.type !== undefined){
let data17 = data16.type;
if(typeof data17 !== "string"){
const err50 = {instancePath:instancePath+"/follow/exclude/values/" + i4+"/type",schemaPath:"#/properties/follow/properties/exclude/properties/values/items/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_InvestigationRequest.properties.follow.properties.exclude.properties.values.items.properties.type.type,parentSchema:schema_InvestigationRequest.properties.follow.properties.exclude.properties.values.items.properties.type,data:data17};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
if(!(((((data17 === "Pseudonym") || (data17 === "Email Address")) || (data17 === "Domain Name")) || (data17 === "Cryptocurrency")) || (data17 === "IP Address"))){
const err51 = {instancePath:instancePath+"/follow/exclude/values/" + i4+"/type",schemaPath:"#/properties/follow/properties/exclude/properties/values/items/properties/type/enum",keyword:"enum",params:{allowedValues: schema_InvestigationRequest.properties.follow.properties.exclude.properties.values.items.properties.type.enum},message:"must be equal to one of the allowed values",schema:schema_InvestigationRequest.properties.follow.properties.exclude.properties.values.items.properties.type.enum,parentSchema:schema_InvestigationRequest.properties.follow.properties.exclude.properties.values.items.properties.type,data:data17};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
if(data16.value !== undefined){
let data18 = data16.value;
if(typeof data18 === "string"){
if(func_7a031813(data18) > 2048){
const err52 = {instancePath:instancePath+"/follow/exclude/values/" + i4+"/value",schemaPath:"#/properties/follow/properties/exclude/properties/values/items/properties/value/maxLength",keyword:"maxLength",params:{limit: 2048},message:"must NOT have more than 2048 characters",schema:2048,parentSchema:schema_InvestigationRequest.properties.follow.properties.exclude.properties.values.items.properties.value,data:data18};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
if(func_7a031813(data18) < 1){
const err53 = {instancePath:instancePath+"/follow/exclude/values/" + i4+"/value",schemaPath:"#/properties/follow/properties/exclude/properties/values/items/properties/value/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_InvestigationRequest.properties.follow.properties.exclude.properties.values.items.properties.value,data:data18};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
else {
const err54 = {instancePath:instancePath+"/follow/exclude/values/" + i4+"/value",schemaPath:"#/properties/follow/properties/exclude/properties/values/items/properties/value/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_InvestigationRequest.properties.follow.properties.exclude.properties.values.items.properties.value.type,parentSchema:schema_InvestigationRequest.properties.follow.properties.exclude.properties.values.items.properties.value,data:data18};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
if(data16.reference !== undefined){
let data19 = data16.reference;
if(typeof data19 === "string"){
if(func_7a031813(data19) > 200){
const err55 = {instancePath:instancePath+"/follow/exclude/values/" + i4+"/reference",schemaPath:"#/properties/follow/properties/exclude/properties/values/items/properties/reference/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters",schema:200,parentSchema:schema_InvestigationRequest.properties.follow.properties.exclude.properties.values.items.properties.reference,data:data19};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
if(func_7a031813(data19) < 1){
const err56 = {instancePath:instancePath+"/follow/exclude/values/" + i4+"/reference",schemaPath:"#/properties/follow/properties/exclude/properties/values/items/properties/reference/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_InvestigationRequest.properties.follow.properties.exclude.properties.values.items.properties.reference,data:data19};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
if(!pattern_78d1a9bb.test(data19)){
const err57 = {instancePath:instancePath+"/follow/exclude/values/" + i4+"/reference",schemaPath:"#/properties/follow/properties/exclude/properties/values/items/properties/reference/pattern",keyword:"pattern",params:{pattern: "^[^\\x00-\\x1f\\x7f]+$"},message:"must match pattern \""+"^[^\\x00-\\x1f\\x7f]+$"+"\"",schema:"^[^\\x00-\\x1f\\x7f]+$",parentSchema:schema_InvestigationRequest.properties.follow.properties.exclude.properties.values.items.properties.reference,data:data19};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
}
else {
const err58 = {instancePath:instancePath+"/follow/exclude/values/" + i4+"/reference",schemaPath:"#/properties/follow/properties/exclude/properties/values/items/properties/reference/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_InvestigationRequest.properties.follow.properties.exclude.properties.values.items.properties.reference.type,parentSchema:schema_InvestigationRequest.properties.follow.properties.exclude.properties.values.items.properties.reference,data:data19};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
}
else {
const err59 = {instancePath:instancePath+"/follow/exclude/values/" + i4,schemaPath:"#/properties/follow/properties/exclude/properties/values/items/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_InvestigationRequest.properties.follow.properties.exclude.properties.values.items.type,parentSchema:schema_InvestigationRequest.properties.follow.properties.exclude.properties.values.items,data:data16};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
}
}
else {
const err60 = {instancePath:instancePath+"/follow/exclude/values",schemaPath:"#/properties/follow/properties/exclude/properties/values/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema_InvestigationRequest.properties.follow.properties.exclude.properties.values.type,parentSchema:schema_InvestigationRequest.properties.follow.properties.exclude.properties.values,data:data15};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
}
}
else {
const err61 = {instancePath:instancePath+"/follow/exclude",schemaPath:"#/properties/follow/properties/exclude/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_InvestigationRequest.properties.follow.properties.exclude.type,parentSchema:schema_InvestigationRequest.properties.follow.properties.exclude,data:data12};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
}
}
else {
const err62 = {instancePath:instancePath+"/follow",schemaPath:"#/properties/follow/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_InvestigationRequest.properties.follow.type,parentSchema:schema_InvestigationRequest.properties.follow,data:data6};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
}
if(data.preset !== undefined){
let data20 = data.preset;
if(typeof data20 === "string"){
if(func_7a031813(data20) > 64){
const err63 = {instancePath:instancePath+"/preset",schemaPath:"#/properties/preset/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters",schema:64,parentSchema:schema_InvestigationRequest.properties.preset,data:data20};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
if(func_7a031813(data20) < 1){
const err64 = {instancePath:instancePath+"/preset",schemaPath:"#/properties/preset/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_InvestigationRequest.properties.preset,data:data20};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
}
else {
const err65 = {instancePath:instancePath+"/preset",schemaPath:"#/properties/preset/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_InvestigationRequest.properties.preset.type,parentSchema:schema_InvestigationRequest.properties.preset,data:data20};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
}
if(data.modules !== undefined){
let data21 = data.modules;
if(data21 && typeof data21 == "object" && !Array.isArray(data21)){
for(const key5 in data21){
if(!((((((key5 === "mode") || (key5 === "tags")) || (key5 === "unknown")) || (key5 === "ids")) || (key5 === "slugs")) || (key5 === "exclude"))){
const err66 = {instancePath:instancePath+"/modules",schemaPath:"#/properties/modules/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5},message:"must NOT have additional properties",schema:false,parentSchema:schema_InvestigationRequest.properties.modules,data:data21};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
}
if(data21.mode !== undefined){
let data22 = data21.mode;
if(typeof data22 !== "string"){
const err67 = {instancePath:instancePath+"/modules/mode",schemaPath:"#/properties/modules/properties/mode/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_InvestigationRequest.properties.modules.properties.mode.type,parentSchema:schema_InvestigationRequest.properties.modules.properties.mode,data:data22};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
if(!(((data22 === "all") || (data22 === "selected")) || (data22 === "none"))){
const err68 = {instancePath:instancePath+"/modules/mode",schemaPath:"#/properties/modules/properties/mode/enum",keyword:"enum",params:{allowedValues: schema_InvestigationRequest.properties.modules.properties.mode.enum},message:"must be equal to one of the allowed values",schema:schema_InvestigationRequest.properties.modules.properties.mode.enum,parentSchema:schema_InvestigationRequest.properties.modules.properties.mode,data:data22};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
}
if(data21.tags !== undefined){
let data23 = data21.tags;
if(Array.isArray(data23)){
if(data23.length > 100){
const err69 = {instancePath:instancePath+"/modules/tags",schemaPath:"#/properties/modules/properties/tags/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items",schema:100,parentSchema:schema_InvestigationRequest.properties.modules.properties.tags,data:data23};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
if(data23.length < 1){
const err70 = {instancePath:instancePath+"/modules/tags",schemaPath:"#/properties/modules/properties/tags/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema_InvestigationRequest.properties.modules.properties.tags,data:data23};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
const len4 = data23.length;
for(let i5=0; i5<len4; i5++){
let data24 = data23[i5];
if(typeof data24 === "string"){
if(func_7a031813(data24) > 100){
const err71 = {instancePath:instancePath+"/modules/tags/" + i5,schemaPath:"#/properties/modules/properties/tags/items/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters",schema:100,parentSchema:schema_InvestigationRequest.properties.modules.properties.tags.items,data:data24};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
if(func_7a031813(data24) < 1){
const err72 = {instancePath:instancePath+"/modules/tags/" + i5,schemaPath:"#/properties/modules/properties/tags/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_InvestigationRequest.properties.modules.properties.tags.items,data:data24};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
}
else {
const err73 = {instancePath:instancePath+"/modules/tags/" + i5,schemaPath:"#/properties/modules/properties/tags/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_InvestigationRequest.properties.modules.properties.tags.items.type,parentSchema:schema_InvestigationRequest.properties.modules.properties.tags.items,data:data24};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
}
}
else {
const err74 = {instancePath:instancePath+"/modules/tags",schemaPath:"#/properties/modules/properties/tags/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema_InvestigationRequest.properties.modules.properties.tags.type,parentSchema:schema_InvestigationRequest.properties.modules.properties.tags,data:data23};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
}
if(data21.unknown !== undefined){
let data25 = data21.unknown;
if(typeof data25 !== "string"){
const err75 = {instancePath:instancePath+"/modules/unknown",schemaPath:"#/properties/modules/properties/unknown/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_InvestigationRequest.properties.modules.properties.unknown.type,parentSchema:schema_InvestigationRequest.properties.modules.properties.unknown,data:data25};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
if(!((data25 === "error") || (data25 === "skip"))){
const err76 = {instancePath:instancePath+"/modules/unknown",schemaPath:"#/properties/modules/properties/unknown/enum",keyword:"enum",params:{allowedValues: schema_InvestigationRequest.properties.modules.properties.unknown.enum},message:"must be equal to one of the allowed values",schema:schema_InvestigationRequest.properties.modules.properties.unknown.enum,parentSchema:schema_InvestigationRequest.properties.modules.properties.unknown,data:data25};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
}
if(data21.ids !== undefined){
let data26 = data21.ids;
if(Array.isArray(data26)){
if(data26.length > 1000){
const err77 = {instancePath:instancePath+"/modules/ids",schemaPath:"#/properties/modules/properties/ids/maxItems",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items",schema:1000,parentSchema:schema_InvestigationRequest.properties.modules.properties.ids,data:data26};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
const len5 = data26.length;
for(let i6=0; i6<len5; i6++){
let data27 = data26[i6];
if(typeof data27 === "string"){
if(func_7a031813(data27) > 36){
const err78 = {instancePath:instancePath+"/modules/ids/" + i6,schemaPath:"#/properties/modules/properties/ids/items/maxLength",keyword:"maxLength",params:{limit: 36},message:"must NOT have more than 36 characters",schema:36,parentSchema:schema_InvestigationRequest.properties.modules.properties.ids.items,data:data27};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
if(!(formats_f16e24a5.test(data27))){
const err79 = {instancePath:instancePath+"/modules/ids/" + i6,schemaPath:"#/properties/modules/properties/ids/items/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\"",schema:"uuid",parentSchema:schema_InvestigationRequest.properties.modules.properties.ids.items,data:data27};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
}
else {
const err80 = {instancePath:instancePath+"/modules/ids/" + i6,schemaPath:"#/properties/modules/properties/ids/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_InvestigationRequest.properties.modules.properties.ids.items.type,parentSchema:schema_InvestigationRequest.properties.modules.properties.ids.items,data:data27};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
}
}
else {
const err81 = {instancePath:instancePath+"/modules/ids",schemaPath:"#/properties/modules/properties/ids/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema_InvestigationRequest.properties.modules.properties.ids.type,parentSchema:schema_InvestigationRequest.properties.modules.properties.ids,data:data26};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
}
if(data21.slugs !== undefined){
let data28 = data21.slugs;
if(Array.isArray(data28)){
if(data28.length > 200){
const err82 = {instancePath:instancePath+"/modules/slugs",schemaPath:"#/properties/modules/properties/slugs/maxItems",keyword:"maxItems",params:{limit: 200},message:"must NOT have more than 200 items",schema:200,parentSchema:schema_InvestigationRequest.properties.modules.properties.slugs,data:data28};
if(vErrors === null){
vErrors = [err82];
}
else {
vErrors.push(err82);
}
errors++;
}
const len6 = data28.length;
for(let i7=0; i7<len6; i7++){
let data29 = data28[i7];
if(typeof data29 === "string"){
if(func_7a031813(data29) > 64){
const err83 = {instancePath:instancePath+"/modules/slugs/" + i7,schemaPath:"#/properties/modules/properties/slugs/items/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters",schema:64,parentSchema:schema_InvestigationRequest.properties.modules.properties.slugs.items,data:data29};
if(vErrors === null){
vErrors = [err83];
}
else {
vErrors.push(err83);
}
errors++;
}
if(func_7a031813(data29) < 1){
const err84 = {instancePath:instancePath+"/modules/slugs/" + i7,schemaPath:"#/properties/modules/properties/slugs/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_InvestigationRequest.properties.modules.properties.slugs.items,data:data29};
if(vErrors === null){
vErrors = [err84];
}
else {
vErrors.push(err84);
}
errors++;
}
}
else {
const err85 = {instancePath:instancePath+"/modules/slugs/" + i7,schemaPath:"#/properties/modules/properties/slugs/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_InvestigationRequest.properties.modules.properties.slugs.items.type,parentSchema:schema_InvestigationRequest.properties.modules.properties.slugs.items,data:data29};
if(vErrors === null){
vErrors = [err85];
}
else {
vErrors.push(err85);
}
errors++;
}
}
}
else {
const err86 = {instancePath:instancePath+"/modules/slugs",schemaPath:"#/properties/modules/properties/slugs/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema_InvestigationRequest.properties.modules.properties.slugs.type,parentSchema:schema_InvestigationRequest.properties.modules.properties.slugs,data:data28};
if(vErrors === null){
vErrors = [err86];
}
else {
vErrors.push(err86);
}
errors++;
}
}
if(data21.exclude !== undefined){
let data30 = data21.exclude;
if(data30 && typeof data30 == "object" && !Array.isArray(data30)){
for(const key6 in data30){
if(!(((key6 === "ids") || (key6 === "slugs")) || (key6 === "tags"))){
const err87 = {instancePath:instancePath+"/modules/exclude",schemaPath:"#/properties/modules/properties/exclude/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key6},message:"must NOT have additional properties",schema:false,parentSchema:schema_InvestigationRequest.properties.modules.properties.exclude,data:data30};
if(vErrors === null){
vErrors = [err87];
}
else {
vErrors.push(err87);
}
errors++;
}
}
if(data30.ids !== undefined){
let data31 = data30.ids;
if(Array.isArray(data31)){
if(data31.length > 200){
const err88 = {instancePath:instancePath+"/modules/exclude/ids",schemaPath:"#/properties/modules/properties/exclude/properties/ids/maxItems",keyword:"maxItems",params:{limit: 200},message:"must NOT have more than 200 items",schema:200,parentSchema:schema_InvestigationRequest.properties.modules.properties.exclude.properties.ids,data:data31};
if(vErrors === null){
vErrors = [err88];
}
else {
vErrors.push(err88);
}
errors++;
}
if(data31.length < 1){
const err89 = {instancePath:instancePath+"/modules/exclude/ids",schemaPath:"#/properties/modules/properties/exclude/properties/ids/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema_InvestigationRequest.properties.modules.properties.exclude.properties.ids,data:data31};
if(vErrors === null){
vErrors = [err89];
}
else {
vErrors.push(err89);
}
errors++;
}
const len7 = data31.length;
for(let i8=0; i8<len7; i8++){
let data32 = data31[i8];
if(typeof data32 === "string"){
if(func_7a031813(data32) > 36){
const err90 = {instancePath:instancePath+"/modules/exclude/ids/" + i8,schemaPath:"#/properties/modules/properties/exclude/properties/ids/items/maxLength",keyword:"maxLength",params:{limit: 36},message:"must NOT have more than 36 characters",schema:36,parentSchema:schema_InvestigationRequest.properties.modules.properties.exclude.properties.ids.items,data:data32};
if(vErrors === null){
vErrors = [err90];
}
else {
vErrors.push(err90);
}
errors++;
}
if(!(formats_f16e24a5.test(data32))){
const err91 = {instancePath:instancePath+"/modules/exclude/ids/" + i8,schemaPath:"#/properties/modules/properties/exclude/properties/ids/items/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\"",schema:"uuid",parentSchema:schema_InvestigationRequest.properties.modules.properties.exclude.properties.ids.items,data:data32};
if(vErrors === null){
vErrors = [err91];
}
else {
vErrors.push(err91);
}
errors++;
}
}
else {
const err92 = {instancePath:instancePath+"/modules/exclude/ids/" + i8,schemaPath:"#/properties/modules/properties/exclude/properties/ids/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_InvestigationRequest.properties.modules.properties.exclude.properties.ids.items.type,parentSchema:schema_InvestigationRequest.properties.modules.properties.exclude.properties.ids.items,data:data32};
if(vErrors === null){
vErrors = [err92];
}
else {
vErrors.push(err92);
}
errors++;
}
}
}
else {
const err93 = {instancePath:instancePath+"/modules/exclude/ids",schemaPath:"#/properties/modules/properties/exclude/properties/ids/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema_InvestigationRequest.properties.modules.properties.exclude.properties.ids.type,parentSchema:schema_InvestigationRequest.properties.modules.properties.exclude.properties.ids,data:data31};
if(vErrors === null){
vErrors = [err93];
}
else {
vErrors.push(err93);
}
errors++;
}
}
if(data30.slugs !== undefined){
let data33 = data30.slugs;
if(Array.isArray(data33)){
if(data33.length > 200){
const err94 = {instancePath:instancePath+"/modules/exclude/slugs",schemaPath:"#/properties/modules/properties/exclude/properties/slugs/maxItems",keyword:"maxItems",params:{limit: 200},message:"must NOT have more than 200 items",schema:200,parentSchema:schema_InvestigationRequest.properties.modules.properties.exclude.properties.slugs,data:data33};
if(vErrors === null){
vErrors = [err94];
}
else {
vErrors.push(err94);
}
errors++;
}
if(data33.length < 1){
const err95 = {instancePath:instancePath+"/modules/exclude/slugs",schemaPath:"#/properties/modules/properties/exclude/properties/slugs/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema_InvestigationRequest.properties.modules.properties.exclude.properties.slugs,data:data33};
if(vErrors === null){
vErrors = [err95];
}
else {
vErrors.push(err95);
}
errors++;
}
const len8 = data33.length;
for(let i9=0; i9<len8; i9++){
let data34 = data33[i9];
if(typeof data34 === "string"){
if(func_7a031813(data34) > 64){
const err96 = {instancePath:instancePath+"/modules/exclude/slugs/" + i9,schemaPath:"#/properties/modules/properties/exclude/properties/slugs/items/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters",schema:64,parentSchema:schema_InvestigationRequest.properties.modules.properties.exclude.properties.slugs.items,data:data34};
if(vErrors === null){
vErrors = [err96];
}
else {
vErrors.push(err96);
}
errors++;
}
if(func_7a031813(data34) < 1){
const err97 = {instancePath:instancePath+"/modules/exclude/slugs/" + i9,schemaPath:"#/properties/modules/properties/exclude/properties/slugs/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_InvestigationRequest.properties.modules.properties.exclude.properties.slugs.items,data:data34};
if(vErrors === null){
vErrors = [err97];
}
else {
vErrors.push(err97);
}
errors++;
}
}
else {
const err98 = {instancePath:instancePath+"/modules/exclude/slugs/" + i9,schemaPath:"#/properties/modules/properties/exclude/properties/slugs/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_InvestigationRequest.properties.modules.properties.exclude.properties.slugs.items.type,parentSchema:schema_InvestigationRequest.properties.modules.properties.exclude.properties.slugs.items,data:data34};
if(vErrors === null){
vErrors = [err98];
}
else {
vErrors.push(err98);
}
errors++;
}
}
}
else {
const err99 = {instancePath:instancePath+"/modules/exclude/slugs",schemaPath:"#/properties/modules/properties/exclude/properties/slugs/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema_InvestigationRequest.properties.modules.properties.exclude.properties.slugs.type,parentSchema:schema_InvestigationRequest.properties.modules.properties.exclude.properties.slugs,data:data33};
if(vErrors === null){
vErrors = [err99];
}
else {
vErrors.push(err99);
}
errors++;
}
}
if(data30.tags !== undefined){
let data35 = data30.tags;
if(Array.isArray(data35)){
if(data35.length > 100){
const err100 = {instancePath:instancePath+"/modules/exclude/tags",schemaPath:"#/properties/modules/properties/exclude/properties/tags/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items",schema:100,parentSchema:schema_InvestigationRequest.properties.modules.properties.exclude.properties.tags,data:data35};
if(vErrors === null){
vErrors = [err100];
}
else {
vErrors.push(err100);
}
errors++;
}
if(data35.length < 1){
const err101 = {instancePath:instancePath+"/modules/exclude/tags",schemaPath:"#/properties/modules/properties/exclude/properties/tags/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema_InvestigationRequest.properties.modules.properties.exclude.properties.tags,data:data35};
if(vErrors === null){
vErrors = [err101];
}
else {
vErrors.push(err101);
}
errors++;
}
const len9 = data35.length;
for(let i10=0; i10<len9; i10++){
let data36 = data35[i10];
if(typeof data36 === "string"){
if(func_7a031813(data36) > 100){
const err102 = {instancePath:instancePath+"/modules/exclude/tags/" + i10,schemaPath:"#/properties/modules/properties/exclude/properties/tags/items/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters",schema:100,parentSchema:schema_InvestigationRequest.properties.modules.properties.exclude.properties.tags.items,data:data36};
if(vErrors === null){
vErrors = [err102];
}
else {
vErrors.push(err102);
}
errors++;
}
if(func_7a031813(data36) < 1){
const err103 = {instancePath:instancePath+"/modules/exclude/tags/" + i10,schemaPath:"#/properties/modules/properties/exclude/properties/tags/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_InvestigationRequest.properties.modules.properties.exclude.properties.tags.items,data:data36};
if(vErrors === null){
vErrors = [err103];
}
else {
vErrors.push(err103);
}
errors++;
}
}
else {
const err104 = {instancePath:instancePath+"/modules/exclude/tags/" + i10,schemaPath:"#/properties/modules/properties/exclude/properties/tags/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_InvestigationRequest.properties.modules.properties.exclude.properties.tags.items.type,parentSchema:schema_InvestigationRequest.properties.modules.properties.exclude.properties.tags.items,data:data36};
if(vErrors === null){
vErrors = [err104];
}
else {
vErrors.push(err104);
}
errors++;
}
}
}
else {
const err105 = {instancePath:instancePath+"/modules/exclude/tags",schemaPath:"#/properties/modules/properties/exclude/properties/tags/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema_InvestigationRequest.properties.modules.properties.exclude.properties.tags.type,parentSchema:schema_InvestigationRequest.properties.modules.properties.exclude.properties.tags,data:data35};
if(vErrors === null){
vErrors = [err105];
}
else {
vErrors.push(err105);
}
errors++;
}
}
}
else {
const err106 = {instancePath:instancePath+"/modules/exclude",schemaPath:"#/properties/modules/properties/exclude/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_InvestigationRequest.properties.modules.properties.exclude.type,parentSchema:schema_InvestigationRequest.properties.modules.properties.exclude,data:data30};
if(vErrors === null){
vErrors = [err106];
}
else {
vErrors.push(err106);
}
errors++;
}
}
}
else {
const err107 = {instancePath:instancePath+"/modules",schemaPath:"#/properties/modules/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_InvestigationRequest.properties.modules.type,parentSchema:schema_InvestigationRequest.properties.modules,data:data21};
if(vErrors === null){
vErrors = [err107];
}
else {
vErrors.push(err107);
}
errors++;
}
}
if(data.leaks !== undefined){
let data37 = data.leaks;
const _errs84 = errors;
let valid28 = true;
const _errs85 = errors;
if(errors === _errs85){
if(data37 && typeof data37 == "object" && !Array.isArray(data37)){
let missing0;
if((data37.mode === undefined) && (missing0 = "mode")){
const err108 = {};
if(vErrors === null){
vErrors = [err108];
}
else {
vErrors.push(err108);
}
errors++;
}
else {
if(data37.mode !== undefined){
if("selected" !== data37.mode){
const err109 = {};
if(vErrors === null){
vErrors = [err109];
}
else {
vErrors.push(err109);
}
errors++;
}
}
}
}
else {
const err110 = {};
if(vErrors === null){
vErrors = [err110];
}
else {
vErrors.push(err110);
}
errors++;
}
}
var _valid0 = _errs85 === errors;
errors = _errs84;
if(vErrors !== null){
if(_errs84){
vErrors.length = _errs84;
}
else {
vErrors = null;
}
}
let ifClause0;
if(_valid0){
const _errs89 = errors;
if(data37 && typeof data37 == "object" && !Array.isArray(data37)){
if(data37.sources === undefined){
const err111 = {instancePath:instancePath+"/leaks",schemaPath:"#/properties/leaks/then/required",keyword:"required",params:{missingProperty: "sources"},message:"must have required property '"+"sources"+"'",schema:schema_InvestigationRequest.properties.leaks.then.required,parentSchema:schema_InvestigationRequest.properties.leaks.then,data:data37};
if(vErrors === null){
vErrors = [err111];
}
else {
vErrors.push(err111);
}
errors++;
}
if(data37.sources !== undefined){
let data39 = data37.sources;
if(Array.isArray(data39)){
if(data39.length < 1){
const err112 = {instancePath:instancePath+"/leaks/sources",schemaPath:"#/properties/leaks/then/properties/sources/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema_InvestigationRequest.properties.leaks.then.properties.sources,data:data39};
if(vErrors === null){
vErrors = [err112];
}
else {
vErrors.push(err112);
}
errors++;
}
}
else {
const err113 = {instancePath:instancePath+"/leaks/sources",schemaPath:"#/properties/leaks/then/properties/sources/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema_InvestigationRequest.properties.leaks.then.properties.sources.type,parentSchema:schema_InvestigationRequest.properties.leaks.then.properties.sources,data:data39};
if(vErrors === null){
vErrors = [err113];
}
else {
vErrors.push(err113);
}
errors++;
}
}
}
else {
const err114 = {instancePath:instancePath+"/leaks",schemaPath:"#/properties/leaks/then/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_InvestigationRequest.properties.leaks.then.type,parentSchema:schema_InvestigationRequest.properties.leaks.then,data:data37};
if(vErrors === null){
vErrors = [err114];
}
else {
vErrors.push(err114);
}
errors++;
}
var _valid0 = _errs89 === errors;
valid28 = _valid0;
ifClause0 = "then";
}
else {
const _errs94 = errors;
const _errs95 = errors;
let valid31 = true;
const _errs96 = errors;
if(errors === _errs96){
if(data37 && typeof data37 == "object" && !Array.isArray(data37)){
let missing1;
if((data37.mode === undefined) && (missing1 = "mode")){
const err115 = {};
if(vErrors === null){
vErrors = [err115];
}
else {
vErrors.push(err115);
}
errors++;
}
else {
if(data37.mode !== undefined){
let data40 = data37.mode;
const _errs99 = errors;
if(errors === _errs99){
if(typeof data40 === "string"){
if(func_7a031813(data40) > 16){
const err116 = {};
if(vErrors === null){
vErrors = [err116];
}
else {
vErrors.push(err116);
}
errors++;
}
}
else {
const err117 = {};
if(vErrors === null){
vErrors = [err117];
}
else {
vErrors.push(err117);
}
errors++;
}
}
}
}
}
else {
const err118 = {};
if(vErrors === null){
vErrors = [err118];
}
else {
vErrors.push(err118);
}
errors++;
}
}
var _valid1 = _errs96 === errors;
errors = _errs95;
if(vErrors !== null){
if(_errs95){
vErrors.length = _errs95;
}
else {
vErrors = null;
}
}
let ifClause1;
if(_valid1){
const _errs101 = errors;
if(data37 && typeof data37 == "object" && !Array.isArray(data37)){
if(data37.sources !== undefined){
let data41 = data37.sources;
if(Array.isArray(data41)){
if(data41.length > 0){
const err119 = {instancePath:instancePath+"/leaks/sources",schemaPath:"#/properties/leaks/else/then/properties/sources/maxItems",keyword:"maxItems",params:{limit: 0},message:"must NOT have more than 0 items",schema:0,parentSchema:schema_InvestigationRequest.properties.leaks.else.then.properties.sources,data:data41};
if(vErrors === null){
vErrors = [err119];
}
else {
vErrors.push(err119);
}
errors++;
}
}
else {
const err120 = {instancePath:instancePath+"/leaks/sources",schemaPath:"#/properties/leaks/else/then/properties/sources/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema_InvestigationRequest.properties.leaks.else.then.properties.sources.type,parentSchema:schema_InvestigationRequest.properties.leaks.else.then.properties.sources,data:data41};
if(vErrors === null){
vErrors = [err120];
}
else {
vErrors.push(err120);
}
errors++;
}
}
}
else {
const err121 = {instancePath:instancePath+"/leaks",schemaPath:"#/properties/leaks/else/then/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_InvestigationRequest.properties.leaks.else.then.type,parentSchema:schema_InvestigationRequest.properties.leaks.else.then,data:data37};
if(vErrors === null){
vErrors = [err121];
}
else {
vErrors.push(err121);
}
errors++;
}
var _valid1 = _errs101 === errors;
valid31 = _valid1;
ifClause1 = "then";
}
else {
const _errs106 = errors;
const _errs107 = errors;
let valid34 = true;
const _errs108 = errors;
if(errors === _errs108){
if(data37 && typeof data37 == "object" && !Array.isArray(data37)){
let missing2;
if((data37.sources === undefined) && (missing2 = "sources")){
const err122 = {};
if(vErrors === null){
vErrors = [err122];
}
else {
vErrors.push(err122);
}
errors++;
}
else {
if(data37.sources !== undefined){
let data42 = data37.sources;
const _errs111 = errors;
if(errors === _errs111){
if(Array.isArray(data42)){
if(data42.length < 1){
const err123 = {};
if(vErrors === null){
vErrors = [err123];
}
else {
vErrors.push(err123);
}
errors++;
}
}
else {
const err124 = {};
if(vErrors === null){
vErrors = [err124];
}
else {
vErrors.push(err124);
}
errors++;
}
}
}
}
}
else {
const err125 = {};
if(vErrors === null){
vErrors = [err125];
}
else {
vErrors.push(err125);
}
errors++;
}
}
var _valid2 = _errs108 === errors;
errors = _errs107;
if(vErrors !== null){
if(_errs107){
vErrors.length = _errs107;
}
else {
vErrors = null;
}
}
if(_valid2){
const _errs113 = errors;
if(data37 && typeof data37 == "object" && !Array.isArray(data37)){
if(data37.mode === undefined){
const err126 = {instancePath:instancePath+"/leaks",schemaPath:"#/properties/leaks/else/else/then/required",keyword:"required",params:{missingProperty: "mode"},message:"must have required property '"+"mode"+"'",schema:schema_InvestigationRequest.properties.leaks.else.else.then.required,parentSchema:schema_InvestigationRequest.properties.leaks.else.else.then,data:data37};
if(vErrors === null){
vErrors = [err126];
}
else {
vErrors.push(err126);
}
errors++;
}
if(data37.mode !== undefined){
let data43 = data37.mode;
if(typeof data43 === "string"){
if(func_7a031813(data43) > 16){
const err127 = {instancePath:instancePath+"/leaks/mode",schemaPath:"#/properties/leaks/else/else/then/properties/mode/maxLength",keyword:"maxLength",params:{limit: 16},message:"must NOT have more than 16 characters",schema:16,parentSchema:schema_InvestigationRequest.properties.leaks.else.else.then.properties.mode,data:data43};
if(vErrors === null){
vErrors = [err127];
}
else {
vErrors.push(err127);
}
errors++;
}
}
else {
const err128 = {instancePath:instancePath+"/leaks/mode",schemaPath:"#/properties/leaks/else/else/then/properties/mode/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_InvestigationRequest.properties.leaks.else.else.then.properties.mode.type,parentSchema:schema_InvestigationRequest.properties.leaks.else.else.then.properties.mode,data:data43};
if(vErrors === null){
vErrors = [err128];
}
else {
vErrors.push(err128);
}
errors++;
}
}
}
else {
const err129 = {instancePath:instancePath+"/leaks",schemaPath:"#/properties/leaks/else/else/then/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_InvestigationRequest.properties.leaks.else.else.then.type,parentSchema:schema_InvestigationRequest.properties.leaks.else.else.then,data:data37};
if(vErrors === null){
vErrors = [err129];
}
else {
vErrors.push(err129);
}
errors++;
}
var _valid2 = _errs113 === errors;
valid34 = _valid2;
}
if(!valid34){
const err130 = {instancePath:instancePath+"/leaks",schemaPath:"#/properties/leaks/else/else/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema",schema:schema_InvestigationRequest.properties.leaks.else.else.if,parentSchema:schema_InvestigationRequest.properties.leaks.else.else,data:data37};
if(vErrors === null){
vErrors = [err130];
}
else {
vErrors.push(err130);
}
errors++;
}
var _valid1 = _errs106 === errors;
valid31 = _valid1;
ifClause1 = "else";
}
if(!valid31){
const err131 = {instancePath:instancePath+"/leaks",schemaPath:"#/properties/leaks/else/if",keyword:"if",params:{failingKeyword: ifClause1},message:"must match \""+ifClause1+"\" schema",schema:schema_InvestigationRequest.properties.leaks.else.if,parentSchema:schema_InvestigationRequest.properties.leaks.else,data:data37};
if(vErrors === null){
vErrors = [err131];
}
else {
vErrors.push(err131);
}
errors++;
}
var _valid0 = _errs94 === errors;
valid28 = _valid0;
ifClause0 = "else";
}
if(!valid28){
const err132 = {instancePath:instancePath+"/leaks",schemaPath:"#/properties/leaks/if",keyword:"if",params:{failingKeyword: ifClause0},message:"must match \""+ifClause0+"\" schema",schema:schema_InvestigationRequest.properties.leaks.if,parentSchema:schema_InvestigationRequest.properties.leaks,data:data37};
if(vErrors === null){
vErrors = [err132];
}
else {
vErrors.push(err132);
}
errors++;
}
if(data37 && typeof data37 == "object" && !Array.isArray(data37)){
if(data37.custom_mapping === undefined){
data37.custom_mapping = "standard";
}
for(const key7 in data37){
if(!((((key7 === "mode") || (key7 === "unknown")) || (key7 === "sources")) || (key7 === "custom_mapping"))){
const err133 = {instancePath:instancePath+"/leaks",schemaPath:"#/properties/leaks/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key7},message:"must NOT have additional properties",schema:false,parentSchema:schema_InvestigationRequest.properties.leaks,data:data37};
if(vErrors === null){
vErrors = [err133];
}
else {
vErrors.push(err133);
}
errors++;
}
}
if(data37.mode !== undefined){
let data44 = data37.mode;
if(typeof data44 !== "string"){
const err134 = {instancePath:instancePath+"/leaks/mode",schemaPath:"#/properties/leaks/properties/mode/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_InvestigationRequest.properties.leaks.properties.mode.type,parentSchema:schema_InvestigationRequest.properties.leaks.properties.mode,data:data44};
if(vErrors === null){
vErrors = [err134];
}
else {
vErrors.push(err134);
}
errors++;
}
if(!((data44 === "all") || (data44 === "selected"))){
const err135 = {instancePath:instancePath+"/leaks/mode",schemaPath:"#/properties/leaks/properties/mode/enum",keyword:"enum",params:{allowedValues: schema_InvestigationRequest.properties.leaks.properties.mode.enum},message:"must be equal to one of the allowed values",schema:schema_InvestigationRequest.properties.leaks.properties.mode.enum,parentSchema:schema_InvestigationRequest.properties.leaks.properties.mode,data:data44};
if(vErrors === null){
vErrors = [err135];
}
else {
vErrors.push(err135);
}
errors++;
}
}
if(data37.unknown !== undefined){
let data45 = data37.unknown;
if(typeof data45 !== "string"){
const err136 = {instancePath:instancePath+"/leaks/unknown",schemaPath:"#/properties/leaks/properties/unknown/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_InvestigationRequest.properties.leaks.properties.unknown.type,parentSchema:schema_InvestigationRequest.properties.leaks.properties.unknown,data:data45};
if(vErrors === null){
vErrors = [err136];
}
else {
vErrors.push(err136);
}
errors++;
}
if(!((data45 === "error") || (data45 === "skip"))){
const err137 = {instancePath:instancePath+"/leaks/unknown",schemaPath:"#/properties/leaks/properties/unknown/enum",keyword:"enum",params:{allowedValues: schema_InvestigationRequest.properties.leaks.properties.unknown.enum},message:"must be equal to one of the allowed values",schema:schema_InvestigationRequest.properties.leaks.properties.unknown.enum,parentSchema:schema_InvestigationRequest.properties.leaks.properties.unknown,data:data45};
if(vErrors === null){
vErrors = [err137];
}
else {
vErrors.push(err137);
}
errors++;
}
}
if(data37.sources !== undefined){
let data46 = data37.sources;
if(Array.isArray(data46)){
if(data46.length > 1000){
const err138 = {instancePath:instancePath+"/leaks/sources",schemaPath:"#/properties/leaks/properties/sources/maxItems",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items",schema:1000,parentSchema:schema_InvestigationRequest.properties.leaks.properties.sources,data:data46};
if(vErrors === null){
vErrors = [err138];
}
else {
vErrors.push(err138);
}
errors++;
}
const len10 = data46.length;
for(let i11=0; i11<len10; i11++){
let data47 = data46[i11];
if(typeof data47 === "string"){
if(func_7a031813(data47) > 64){
const err139 = {instancePath:instancePath+"/leaks/sources/" + i11,schemaPath:"#/properties/leaks/properties/sources/items/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters",schema:64,parentSchema:schema_InvestigationRequest.properties.leaks.properties.sources.items,data:data47};
if(vErrors === null){
vErrors = [err139];
}
else {
vErrors.push(err139);
}
errors++;
}
if(func_7a031813(data47) < 1){
const err140 = {instancePath:instancePath+"/leaks/sources/" + i11,schemaPath:"#/properties/leaks/properties/sources/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_InvestigationRequest.properties.leaks.properties.sources.items,data:data47};
if(vErrors === null){
vErrors = [err140];
}
else {
vErrors.push(err140);
}
errors++;
}
}
else {
const err141 = {instancePath:instancePath+"/leaks/sources/" + i11,schemaPath:"#/properties/leaks/properties/sources/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_InvestigationRequest.properties.leaks.properties.sources.items.type,parentSchema:schema_InvestigationRequest.properties.leaks.properties.sources.items,data:data47};
if(vErrors === null){
vErrors = [err141];
}
else {
vErrors.push(err141);
}
errors++;
}
}
}
else {
const err142 = {instancePath:instancePath+"/leaks/sources",schemaPath:"#/properties/leaks/properties/sources/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema_InvestigationRequest.properties.leaks.properties.sources.type,parentSchema:schema_InvestigationRequest.properties.leaks.properties.sources,data:data46};
if(vErrors === null){
vErrors = [err142];
}
else {
vErrors.push(err142);
}
errors++;
}
}
let data48 = data37.custom_mapping;
if(typeof data48 !== "string"){
const err143 = {instancePath:instancePath+"/leaks/custom_mapping",schemaPath:"#/properties/leaks/properties/custom_mapping/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_InvestigationRequest.properties.leaks.properties.custom_mapping.type,parentSchema:schema_InvestigationRequest.properties.leaks.properties.custom_mapping,data:data48};
if(vErrors === null){
vErrors = [err143];
}
else {
vErrors.push(err143);
}
errors++;
}
if(!((data48 === "standard") || (data48 === "source"))){
const err144 = {instancePath:instancePath+"/leaks/custom_mapping",schemaPath:"#/properties/leaks/properties/custom_mapping/enum",keyword:"enum",params:{allowedValues: schema_InvestigationRequest.properties.leaks.properties.custom_mapping.enum},message:"must be equal to one of the allowed values",schema:schema_InvestigationRequest.properties.leaks.properties.custom_mapping.enum,parentSchema:schema_InvestigationRequest.properties.leaks.properties.custom_mapping,data:data48};
if(vErrors === null){
vErrors = [err144];
}
else {
vErrors.push(err144);
}
errors++;
}
}
else {
const err145 = {instancePath:instancePath+"/leaks",schemaPath:"#/properties/leaks/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_InvestigationRequest.properties.leaks.type,parentSchema:schema_InvestigationRequest.properties.leaks,data:data37};
if(vErrors === null){
vErrors = [err145];
}
else {
vErrors.push(err145);
}
errors++;
}
}
if(data.features !== undefined){
let data49 = data.features;
if(data49 && typeof data49 == "object" && !Array.isArray(data49)){
for(const key8 in data49){
if(!(((key8 === "breached_accounts") || (key8 === "registered_accounts")) || (key8 === "account_checks"))){
const err146 = {instancePath:instancePath+"/features",schemaPath:"#/properties/features/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key8},message:"must NOT have additional properties",schema:false,parentSchema:schema_InvestigationRequest.properties.features,data:data49};
if(vErrors === null){
vErrors = [err146];
}
else {
vErrors.push(err146);
}
errors++;
}
}
if(data49.breached_accounts !== undefined){
let data50 = data49.breached_accounts;
if(typeof data50 !== "boolean"){
const err147 = {instancePath:instancePath+"/features/breached_accounts",schemaPath:"#/properties/features/properties/breached_accounts/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema_InvestigationRequest.properties.features.properties.breached_accounts.type,parentSchema:schema_InvestigationRequest.properties.features.properties.breached_accounts,data:data50};
if(vErrors === null){
vErrors = [err147];
}
else {
vErrors.push(err147);
}
errors++;
}
}
if(data49.registered_accounts !== undefined){
let data51 = data49.registered_accounts;
if(typeof data51 !== "string"){
const err148 = {instancePath:instancePath+"/features/registered_accounts",schemaPath:"#/properties/features/properties/registered_accounts/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_InvestigationRequest.properties.features.properties.registered_accounts.type,parentSchema:schema_InvestigationRequest.properties.features.properties.registered_accounts,data:data51};
if(vErrors === null){
vErrors = [err148];
}
else {
vErrors.push(err148);
}
errors++;
}
if(!(((data51 === "include") || (data51 === "exclude")) || (data51 === "only"))){
const err149 = {instancePath:instancePath+"/features/registered_accounts",schemaPath:"#/properties/features/properties/registered_accounts/enum",keyword:"enum",params:{allowedValues: schema_InvestigationRequest.properties.features.properties.registered_accounts.enum},message:"must be equal to one of the allowed values",schema:schema_InvestigationRequest.properties.features.properties.registered_accounts.enum,parentSchema:schema_InvestigationRequest.properties.features.properties.registered_accounts,data:data51};
if(vErrors === null){
vErrors = [err149];
}
else {
vErrors.push(err149);
}
errors++;
}
}
if(data49.account_checks !== undefined){
let data52 = data49.account_checks;
if(data52 && typeof data52 == "object" && !Array.isArray(data52)){
for(const key9 in data52){
if(!(((key9 === "sites") || (key9 === "tags")) || (key9 === "packs"))){
const err150 = {instancePath:instancePath+"/features/account_checks",schemaPath:"#/properties/features/properties/account_checks/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key9},message:"must NOT have additional properties",schema:false,parentSchema:schema_InvestigationRequest.properties.features.properties.account_checks,data:data52};
if(vErrors === null){
vErrors = [err150];
}
else {
vErrors.push(err150);
}
errors++;
}
}
if(data52.sites !== undefined){
let data53 = data52.sites;
if(Array.isArray(data53)){
if(data53.length > 2000){
const err151 = {instancePath:instancePath+"/features/account_checks/sites",schemaPath:"#/properties/features/properties/account_checks/properties/sites/maxItems",keyword:"maxItems",params:{limit: 2000},message:"must NOT have more than 2000 items",schema:2000,parentSchema:schema_InvestigationRequest.properties.features.properties.account_checks.properties.sites,data:data53};
if(vErrors === null){
vErrors = [err151];
}
else {
vErrors.push(err151);
}
errors++;
}
if(data53.length < 1){
const err152 = {instancePath:instancePath+"/features/account_checks/sites",schemaPath:"#/properties/features/properties/account_checks/properties/sites/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema_InvestigationRequest.properties.features.properties.account_checks.properties.sites,data:data53};
if(vErrors === null){
vErrors = [err152];
}
else {
vErrors.push(err152);
}
errors++;
}
const len11 = data53.length;
for(let i12=0; i12<len11; i12++){
let data54 = data53[i12];
if(typeof data54 === "string"){
if(func_7a031813(data54) > 220){
const err153 = {instancePath:instancePath+"/features/account_checks/sites/" + i12,schemaPath:"#/properties/features/properties/account_checks/properties/sites/items/maxLength",keyword:"maxLength",params:{limit: 220},message:"must NOT have more than 220 characters",schema:220,parentSchema:schema_InvestigationRequest.properties.features.properties.account_checks.properties.sites.items,data:data54};
if(vErrors === null){
vErrors = [err153];
}
else {
vErrors.push(err153);
}
errors++;
}
if(func_7a031813(data54) < 1){
const err154 = {instancePath:instancePath+"/features/account_checks/sites/" + i12,schemaPath:"#/properties/features/properties/account_checks/properties/sites/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_InvestigationRequest.properties.features.properties.account_checks.properties.sites.items,data:data54};
if(vErrors === null){
vErrors = [err154];
}
else {
vErrors.push(err154);
}
errors++;
}
}
else {
const err155 = {instancePath:instancePath+"/features/account_checks/sites/" + i12,schemaPath:"#/properties/features/properties/account_checks/properties/sites/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_InvestigationRequest.properties.features.properties.account_checks.properties.sites.items.type,parentSchema:schema_InvestigationRequest.properties.features.properties.account_checks.properties.sites.items,data:data54};
if(vErrors === null){
vErrors = [err155];
}
else {
vErrors.push(err155);
}
errors++;
}
}
}
else {
const err156 = {instancePath:instancePath+"/features/account_checks/sites",schemaPath:"#/properties/features/properties/account_checks/properties/sites/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema_InvestigationRequest.properties.features.properties.account_checks.properties.sites.type,parentSchema:schema_InvestigationRequest.properties.features.properties.account_checks.properties.sites,data:data53};
if(vErrors === null){
vErrors = [err156];
}
else {
vErrors.push(err156);
}
errors++;
}
}
if(data52.tags !== undefined){
let data55 = data52.tags;
if(Array.isArray(data55)){
if(data55.length > 100){
const err157 = {instancePath:instancePath+"/features/account_checks/tags",schemaPath:"#/properties/features/properties/account_checks/properties/tags/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items",schema:100,parentSchema:schema_InvestigationRequest.properties.features.properties.account_checks.properties.tags,data:data55};
if(vErrors === null){
vErrors = [err157];
}
else {
vErrors.push(err157);
}
errors++;
}
if(data55.length < 1){
const err158 = {instancePath:instancePath+"/features/account_checks/tags",schemaPath:"#/properties/features/properties/account_checks/properties/tags/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema_InvestigationRequest.properties.features.properties.account_checks.properties.tags,data:data55};
if(vErrors === null){
vErrors = [err158];
}
else {
vErrors.push(err158);
}
errors++;
}
const len12 = data55.length;
for(let i13=0; i13<len12; i13++){
let data56 = data55[i13];
if(typeof data56 === "string"){
if(func_7a031813(data56) > 100){
const err159 = {instancePath:instancePath+"/features/account_checks/tags/" + i13,schemaPath:"#/properties/features/properties/account_checks/properties/tags/items/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters",schema:100,parentSchema:schema_InvestigationRequest.properties.features.properties.account_checks.properties.tags.items,data:data56};
if(vErrors === null){
vErrors = [err159];
}
else {
vErrors.push(err159);
}
errors++;
}
if(func_7a031813(data56) < 1){
const err160 = {instancePath:instancePath+"/features/account_checks/tags/" + i13,schemaPath:"#/properties/features/properties/account_checks/properties/tags/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_InvestigationRequest.properties.features.properties.account_checks.properties.tags.items,data:data56};
if(vErrors === null){
vErrors = [err160];
}
else {
vErrors.push(err160);
}
errors++;
}
}
else {
const err161 = {instancePath:instancePath+"/features/account_checks/tags/" + i13,schemaPath:"#/properties/features/properties/account_checks/properties/tags/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_InvestigationRequest.properties.features.properties.account_checks.properties.tags.items.type,parentSchema:schema_InvestigationRequest.properties.features.properties.account_checks.properties.tags.items,data:data56};
if(vErrors === null){
vErrors = [err161];
}
else {
vErrors.push(err161);
}
errors++;
}
}
}
else {
const err162 = {instancePath:instancePath+"/features/account_checks/tags",schemaPath:"#/properties/features/properties/account_checks/properties/tags/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema_InvestigationRequest.properties.features.properties.account_checks.properties.tags.type,parentSchema:schema_InvestigationRequest.properties.features.properties.account_checks.properties.tags,data:data55};
if(vErrors === null){
vErrors = [err162];
}
else {
vErrors.push(err162);
}
errors++;
}
}
if(data52.packs !== undefined){
let data57 = data52.packs;
if(Array.isArray(data57)){
if(data57.length > 100){
const err163 = {instancePath:instancePath+"/features/account_checks/packs",schemaPath:"#/properties/features/properties/account_checks/properties/packs/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items",schema:100,parentSchema:schema_InvestigationRequest.properties.features.properties.account_checks.properties.packs,data:data57};
if(vErrors === null){
vErrors = [err163];
}
else {
vErrors.push(err163);
}
errors++;
}
if(data57.length < 1){
const err164 = {instancePath:instancePath+"/features/account_checks/packs",schemaPath:"#/properties/features/properties/account_checks/properties/packs/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema_InvestigationRequest.properties.features.properties.account_checks.properties.packs,data:data57};
if(vErrors === null){
vErrors = [err164];
}
else {
vErrors.push(err164);
}
errors++;
}
const len13 = data57.length;
for(let i14=0; i14<len13; i14++){
let data58 = data57[i14];
if(typeof data58 === "string"){
if(func_7a031813(data58) > 255){
const err165 = {instancePath:instancePath+"/features/account_checks/packs/" + i14,schemaPath:"#/properties/features/properties/account_checks/properties/packs/items/maxLength",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters",schema:255,parentSchema:schema_InvestigationRequest.properties.features.properties.account_checks.properties.packs.items,data:data58};
if(vErrors === null){
vErrors = [err165];
}
else {
vErrors.push(err165);
}
errors++;
}
if(func_7a031813(data58) < 1){
const err166 = {instancePath:instancePath+"/features/account_checks/packs/" + i14,schemaPath:"#/properties/features/properties/account_checks/properties/packs/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_InvestigationRequest.properties.features.properties.account_checks.properties.packs.items,data:data58};
if(vErrors === null){
vErrors = [err166];
}
else {
vErrors.push(err166);
}
errors++;
}
}
else {
const err167 = {instancePath:instancePath+"/features/account_checks/packs/" + i14,schemaPath:"#/properties/features/properties/account_checks/properties/packs/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_InvestigationRequest.properties.features.properties.account_checks.properties.packs.items.type,parentSchema:schema_InvestigationRequest.properties.features.properties.account_checks.properties.packs.items,data:data58};
if(vErrors === null){
vErrors = [err167];
}
else {
vErrors.push(err167);
}
errors++;
}
}
}
else {
const err168 = {instancePath:instancePath+"/features/account_checks/packs",schemaPath:"#/properties/features/properties/account_checks/properties/packs/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema_InvestigationRequest.properties.features.properties.account_checks.properties.packs.type,parentSchema:schema_InvestigationRequest.properties.features.properties.account_checks.properties.packs,data:data57};
if(vErrors === null){
vErrors = [err168];
}
else {
vErrors.push(err168);
}
errors++;
}
}
}
else {
const err169 = {instancePath:instancePath+"/features/account_checks",schemaPath:"#/properties/features/properties/account_checks/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_InvestigationRequest.properties.features.properties.account_checks.type,parentSchema:schema_InvestigationRequest.properties.features.properties.account_checks,data:data52};
if(vErrors === null){
vErrors = [err169];
}
else {
vErrors.push(err169);
}
errors++;
}
}
}
else {
const err170 = {instancePath:instancePath+"/features",schemaPath:"#/properties/features/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_InvestigationRequest.properties.features.type,parentSchema:schema_InvestigationRequest.properties.features,data:data49};
if(vErrors === null){
vErrors = [err170];
}
else {
vErrors.push(err170);
}
errors++;
}
}
if(data.cache !== undefined){
let data59 = data.cache;
if(data59 && typeof data59 == "object" && !Array.isArray(data59)){
if(data59.mode === undefined){
data59.mode = "prefer";
}
for(const key10 in data59){
if(!(key10 === "mode")){
const err171 = {instancePath:instancePath+"/cache",schemaPath:"#/properties/cache/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key10},message:"must NOT have additional properties",schema:false,parentSchema:schema_InvestigationRequest.properties.cache,data:data59};
if(vErrors === null){
vErrors = [err171];
}
else {
vErrors.push(err171);
}
errors++;
}
}
let data60 = data59.mode;
if(typeof data60 !== "string"){
const err172 = {instancePath:instancePath+"/cache/mode",schemaPath:"#/properties/cache/properties/mode/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_InvestigationRequest.properties.cache.properties.mode.type,parentSchema:schema_InvestigationRequest.properties.cache.properties.mode,data:data60};
if(vErrors === null){
vErrors = [err172];
}
else {
vErrors.push(err172);
}
errors++;
}
if(!((data60 === "prefer") || (data60 === "bypass"))){
const err173 = {instancePath:instancePath+"/cache/mode",schemaPath:"#/properties/cache/properties/mode/enum",keyword:"enum",params:{allowedValues: schema_InvestigationRequest.properties.cache.properties.mode.enum},message:"must be equal to one of the allowed values",schema:schema_InvestigationRequest.properties.cache.properties.mode.enum,parentSchema:schema_InvestigationRequest.properties.cache.properties.mode,data:data60};
if(vErrors === null){
vErrors = [err173];
}
else {
vErrors.push(err173);
}
errors++;
}
}
else {
const err174 = {instancePath:instancePath+"/cache",schemaPath:"#/properties/cache/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_InvestigationRequest.properties.cache.type,parentSchema:schema_InvestigationRequest.properties.cache,data:data59};
if(vErrors === null){
vErrors = [err174];
}
else {
vErrors.push(err174);
}
errors++;
}
}
if(data.delivery !== undefined){
let data61 = data.delivery;
if(data61 && typeof data61 == "object" && !Array.isArray(data61)){
for(const key11 in data61){
if(!(key11 === "webhook")){
const err175 = {instancePath:instancePath+"/delivery",schemaPath:"#/properties/delivery/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key11},message:"must NOT have additional properties",schema:false,parentSchema:schema_InvestigationRequest.properties.delivery,data:data61};
if(vErrors === null){
vErrors = [err175];
}
else {
vErrors.push(err175);
}
errors++;
}
}
if(data61.webhook !== undefined){
let data62 = data61.webhook;
if(data62 && typeof data62 == "object" && !Array.isArray(data62)){
if(data62.url === undefined){
const err176 = {instancePath:instancePath+"/delivery/webhook",schemaPath:"#/properties/delivery/properties/webhook/required",keyword:"required",params:{missingProperty: "url"},message:"must have required property '"+"url"+"'",schema:schema_InvestigationRequest.properties.delivery.properties.webhook.required,parentSchema:schema_InvestigationRequest.properties.delivery.properties.webhook,data:data62};
if(vErrors === null){
vErrors = [err176];
}
else {
vErrors.push(err176);
}
errors++;
}
for(const key12 in data62){
if(!((key12 === "url") || (key12 === "secret"))){
const err177 = {instancePath:instancePath+"/delivery/webhook",schemaPath:"#/properties/delivery/properties/webhook/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key12},message:"must NOT have additional properties",schema:false,parentSchema:schema_InvestigationRequest.properties.delivery.properties.webhook,data:data62};
if(vErrors === null){
vErrors = [err177];
}
else {
vErrors.push(err177);
}
errors++;
}
}
if(data62.url !== undefined){
let data63 = data62.url;
if(typeof data63 === "string"){
if(func_7a031813(data63) > 2048){
const err178 = {instancePath:instancePath+"/delivery/webhook/url",schemaPath:"#/properties/delivery/properties/webhook/properties/url/maxLength",keyword:"maxLength",params:{limit: 2048},message:"must NOT have more than 2048 characters",schema:2048,parentSchema:schema_InvestigationRequest.properties.delivery.properties.webhook.properties.url,data:data63};
if(vErrors === null){
vErrors = [err178];
}
else {
vErrors.push(err178);
}
errors++;
}
if(func_7a031813(data63) < 1){
const err179 = {instancePath:instancePath+"/delivery/webhook/url",schemaPath:"#/properties/delivery/properties/webhook/properties/url/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_InvestigationRequest.properties.delivery.properties.webhook.properties.url,data:data63};
if(vErrors === null){
vErrors = [err179];
}
else {
vErrors.push(err179);
}
errors++;
}
if(!pattern_1c85d7d6.test(data63)){
const err180 = {instancePath:instancePath+"/delivery/webhook/url",schemaPath:"#/properties/delivery/properties/webhook/properties/url/pattern",keyword:"pattern",params:{pattern: "^[Hh][Tt][Tt][Pp][Ss]?://"},message:"must match pattern \""+"^[Hh][Tt][Tt][Pp][Ss]?://"+"\"",schema:"^[Hh][Tt][Tt][Pp][Ss]?://",parentSchema:schema_InvestigationRequest.properties.delivery.properties.webhook.properties.url,data:data63};
if(vErrors === null){
vErrors = [err180];
}
else {
vErrors.push(err180);
}
errors++;
}
if(!(formats_73ec681d(data63))){
const err181 = {instancePath:instancePath+"/delivery/webhook/url",schemaPath:"#/properties/delivery/properties/webhook/properties/url/format",keyword:"format",params:{format: "uri"},message:"must match format \""+"uri"+"\"",schema:"uri",parentSchema:schema_InvestigationRequest.properties.delivery.properties.webhook.properties.url,data:data63};
if(vErrors === null){
vErrors = [err181];
}
else {
vErrors.push(err181);
}
errors++;
}
}
else {
const err182 = {instancePath:instancePath+"/delivery/webhook/url",schemaPath:"#/properties/delivery/properties/webhook/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_InvestigationRequest.properties.delivery.properties.webhook.properties.url.type,parentSchema:schema_InvestigationRequest.properties.delivery.properties.webhook.properties.url,data:data63};
if(vErrors === null){
vErrors = [err182];
}
else {
vErrors.push(err182);
}
errors++;
}
}
if(data62.secret !== undefined){
let data64 = data62.secret;
if(typeof data64 === "string"){
if(func_7a031813(data64) > 256){
const err183 = {instancePath:instancePath+"/delivery/webhook/secret",schemaPath:"#/properties/delivery/properties/webhook/properties/secret/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters",schema:256,parentSchema:schema_InvestigationRequest.properties.delivery.properties.webhook.properties.secret,data:data64};
if(vErrors === null){
vErrors = [err183];
}
else {
vErrors.push(err183);
}
errors++;
}
if(func_7a031813(data64) < 1){
const err184 = {instancePath:instancePath+"/delivery/webhook/secret",schemaPath:"#/properties/delivery/properties/webhook/properties/secret/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_InvestigationRequest.properties.delivery.properties.webhook.properties.secret,data:data64};
if(vErrors === null){
vErrors = [err184];
}
else {
vErrors.push(err184);
}
errors++;
}
}
else {
const err185 = {instancePath:instancePath+"/delivery/webhook/secret",schemaPath:"#/properties/delivery/properties/webhook/properties/secret/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_InvestigationRequest.properties.delivery.properties.webhook.properties.secret.type,parentSchema:schema_InvestigationRequest.properties.delivery.properties.webhook.properties.secret,data:data64};
if(vErrors === null){
vErrors = [err185];
}
else {
vErrors.push(err185);
}
errors++;
}
}
}
else {
const err186 = {instancePath:instancePath+"/delivery/webhook",schemaPath:"#/properties/delivery/properties/webhook/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_InvestigationRequest.properties.delivery.properties.webhook.type,parentSchema:schema_InvestigationRequest.properties.delivery.properties.webhook,data:data62};
if(vErrors === null){
vErrors = [err186];
}
else {
vErrors.push(err186);
}
errors++;
}
}
}
else {
const err187 = {instancePath:instancePath+"/delivery",schemaPath:"#/properties/delivery/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_InvestigationRequest.properties.delivery.type,parentSchema:schema_InvestigationRequest.properties.delivery,data:data61};
if(vErrors === null){
vErrors = [err187];
}
else {
vErrors.push(err187);
}
errors++;
}
}
if(data.byok !== undefined){
let data65 = data.byok;
if(data65 && typeof data65 == "object" && !Array.isArray(data65)){
if(data65.mode === undefined){
data65.mode = "default";
}
for(const key13 in data65){
if(!(((key13 === "mode") || (key13 === "provider_one")) || (key13 === "provider_two"))){
const err188 = {instancePath:instancePath+"/byok",schemaPath:"#/properties/byok/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key13},message:"must NOT have additional properties",schema:false,parentSchema:schema_InvestigationRequest.properties.byok,data:data65};
if(vErrors === null){
vErrors = [err188];
}
else {
vErrors.push(err188);
}
errors++;
}
}
let data66 = data65.mode;
if(typeof data66 !== "string"){
const err189 = {instancePath:instancePath+"/byok/mode",schemaPath:"#/properties/byok/properties/mode/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_InvestigationRequest.properties.byok.properties.mode.type,parentSchema:schema_InvestigationRequest.properties.byok.properties.mode,data:data66};
if(vErrors === null){
vErrors = [err189];
}
else {
vErrors.push(err189);
}
errors++;
}
if(!((data66 === "default") || (data66 === "only"))){
const err190 = {instancePath:instancePath+"/byok/mode",schemaPath:"#/properties/byok/properties/mode/enum",keyword:"enum",params:{allowedValues: schema_InvestigationRequest.properties.byok.properties.mode.enum},message:"must be equal to one of the allowed values",schema:schema_InvestigationRequest.properties.byok.properties.mode.enum,parentSchema:schema_InvestigationRequest.properties.byok.properties.mode,data:data66};
if(vErrors === null){
vErrors = [err190];
}
else {
vErrors.push(err190);
}
errors++;
}
if(data65.provider_one !== undefined){
let data67 = data65.provider_one;
if(data67 && typeof data67 == "object" && !Array.isArray(data67)){
if(data67.api_key === undefined){
const err191 = {instancePath:instancePath+"/byok/provider_one",schemaPath:"#/properties/byok/properties/provider_one/required",keyword:"required",params:{missingProperty: "api_key"},message:"must have required property '"+"api_key"+"'",schema:schema_InvestigationRequest.properties.byok.properties.provider_one.required,parentSchema:schema_InvestigationRequest.properties.byok.properties.provider_one,data:data67};
if(vErrors === null){
vErrors = [err191];
}
else {
vErrors.push(err191);
}
errors++;
}
for(const key14 in data67){
if(!(key14 === "api_key")){
const err192 = {instancePath:instancePath+"/byok/provider_one",schemaPath:"#/properties/byok/properties/provider_one/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key14},message:"must NOT have additional properties",schema:false,parentSchema:schema_InvestigationRequest.properties.byok.properties.provider_one,data:data67};
if(vErrors === null){
vErrors = [err192];
}
else {
vErrors.push(err192);
}
errors++;
}
}
if(data67.api_key !== undefined){
let data68 = data67.api_key;
if(typeof data68 === "string"){
if(func_7a031813(data68) > 512){
const err193 = {instancePath:instancePath+"/byok/provider_one/api_key",schemaPath:"#/properties/byok/properties/provider_one/properties/api_key/maxLength",keyword:"maxLength",params:{limit: 512},message:"must NOT have more than 512 characters",schema:512,parentSchema:schema_InvestigationRequest.properties.byok.properties.provider_one.properties.api_key,data:data68};
if(vErrors === null){
vErrors = [err193];
}
else {
vErrors.push(err193);
}
errors++;
}
if(func_7a031813(data68) < 1){
const err194 = {instancePath:instancePath+"/byok/provider_one/api_key",schemaPath:"#/properties/byok/properties/provider_one/properties/api_key/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_InvestigationRequest.properties.byok.properties.provider_one.properties.api_key,data:data68};
if(vErrors === null){
vErrors = [err194];
}
else {
vErrors.push(err194);
}
errors++;
}
if(!pattern_9f0ef9b8.test(data68)){
const err195 = {instancePath:instancePath+"/byok/provider_one/api_key",schemaPath:"#/properties/byok/properties/provider_one/properties/api_key/pattern",keyword:"pattern",params:{pattern: "^[!-~]*$"},message:"must match pattern \""+"^[!-~]*$"+"\"",schema:"^[!-~]*$",parentSchema:schema_InvestigationRequest.properties.byok.properties.provider_one.properties.api_key,data:data68};
if(vErrors === null){
vErrors = [err195];
}
else {
vErrors.push(err195);
}
errors++;
}
}
else {
const err196 = {instancePath:instancePath+"/byok/provider_one/api_key",schemaPath:"#/properties/byok/properties/provider_one/properties/api_key/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_InvestigationRequest.properties.byok.properties.provider_one.properties.api_key.type,parentSchema:schema_InvestigationRequest.properties.byok.properties.provider_one.properties.api_key,data:data68};
if(vErrors === null){
vErrors = [err196];
}
else {
vErrors.push(err196);
}
errors++;
}
}
}
else {
const err197 = {instancePath:instancePath+"/byok/provider_one",schemaPath:"#/properties/byok/properties/provider_one/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_InvestigationRequest.properties.byok.properties.provider_one.type,parentSchema:schema_InvestigationRequest.properties.byok.properties.provider_one,data:data67};
if(vErrors === null){
vErrors = [err197];
}
else {
vErrors.push(err197);
}
errors++;
}
}
if(data65.provider_two !== undefined){
let data69 = data65.provider_two;
if(data69 && typeof data69 == "object" && !Array.isArray(data69)){
if(data69.api_key === undefined){
const err198 = {instancePath:instancePath+"/byok/provider_two",schemaPath:"#/properties/byok/properties/provider_two/required",keyword:"required",params:{missingProperty: "api_key"},message:"must have required property '"+"api_key"+"'",schema:schema_InvestigationRequest.properties.byok.properties.provider_two.required,parentSchema:schema_InvestigationRequest.properties.byok.properties.provider_two,data:data69};
if(vErrors === null){
vErrors = [err198];
}
else {
vErrors.push(err198);
}
errors++;
}
for(const key15 in data69){
if(!(key15 === "api_key")){
const err199 = {instancePath:instancePath+"/byok/provider_two",schemaPath:"#/properties/byok/properties/provider_two/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key15},message:"must NOT have additional properties",schema:false,parentSchema:schema_InvestigationRequest.properties.byok.properties.provider_two,data:data69};
if(vErrors === null){
vErrors = [err199];
}
else {
vErrors.push(err199);
}
errors++;
}
}
if(data69.api_key !== undefined){
let data70 = data69.api_key;
if(typeof data70 === "string"){
if(func_7a031813(data70) > 512){
const err200 = {instancePath:instancePath+"/byok/provider_two/api_key",schemaPath:"#/properties/byok/properties/provider_two/properties/api_key/maxLength",keyword:"maxLength",params:{limit: 512},message:"must NOT have more than 512 characters",schema:512,parentSchema:schema_InvestigationRequest.properties.byok.properties.provider_two.properties.api_key,data:data70};
if(vErrors === null){
vErrors = [err200];
}
else {
vErrors.push(err200);
}
errors++;
}
if(func_7a031813(data70) < 1){
const err201 = {instancePath:instancePath+"/byok/provider_two/api_key",schemaPath:"#/properties/byok/properties/provider_two/properties/api_key/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_InvestigationRequest.properties.byok.properties.provider_two.properties.api_key,data:data70};
if(vErrors === null){
vErrors = [err201];
}
else {
vErrors.push(err201);
}
errors++;
}
if(!pattern_9f0ef9b8.test(data70)){
const err202 = {instancePath:instancePath+"/byok/provider_two/api_key",schemaPath:"#/properties/byok/properties/provider_two/properties/api_key/pattern",keyword:"pattern",params:{pattern: "^[!-~]*$"},message:"must match pattern \""+"^[!-~]*$"+"\"",schema:"^[!-~]*$",parentSchema:schema_InvestigationRequest.properties.byok.properties.provider_two.properties.api_key,data:data70};
if(vErrors === null){
vErrors = [err202];
}
else {
vErrors.push(err202);
}
errors++;
}
}
else {
const err203 = {instancePath:instancePath+"/byok/provider_two/api_key",schemaPath:"#/properties/byok/properties/provider_two/properties/api_key/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_InvestigationRequest.properties.byok.properties.provider_two.properties.api_key.type,parentSchema:schema_InvestigationRequest.properties.byok.properties.provider_two.properties.api_key,data:data70};
if(vErrors === null){
vErrors = [err203];
}
else {
vErrors.push(err203);
}
errors++;
}
}
}
else {
const err204 = {instancePath:instancePath+"/byok/provider_two",schemaPath:"#/properties/byok/properties/provider_two/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_InvestigationRequest.properties.byok.properties.provider_two.type,parentSchema:schema_InvestigationRequest.properties.byok.properties.provider_two,data:data69};
if(vErrors === null){
vErrors = [err204];
}
else {
vErrors.push(err204);
}
errors++;
}
}
}
else {
const err205 = {instancePath:instancePath+"/byok",schemaPath:"#/properties/byok/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_InvestigationRequest.properties.byok.type,parentSchema:schema_InvestigationRequest.properties.byok,data:data65};
if(vErrors === null){
vErrors = [err205];
}
else {
vErrors.push(err205);
}
errors++;
}
}
if(data.reference !== undefined){
let data71 = data.reference;
if(typeof data71 === "string"){
if(func_7a031813(data71) > 200){
const err206 = {instancePath:instancePath+"/reference",schemaPath:"#/properties/reference/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters",schema:200,parentSchema:schema_InvestigationRequest.properties.reference,data:data71};
if(vErrors === null){
vErrors = [err206];
}
else {
vErrors.push(err206);
}
errors++;
}
if(func_7a031813(data71) < 1){
const err207 = {instancePath:instancePath+"/reference",schemaPath:"#/properties/reference/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_InvestigationRequest.properties.reference,data:data71};
if(vErrors === null){
vErrors = [err207];
}
else {
vErrors.push(err207);
}
errors++;
}
if(!pattern_78d1a9bb.test(data71)){
const err208 = {instancePath:instancePath+"/reference",schemaPath:"#/properties/reference/pattern",keyword:"pattern",params:{pattern: "^[^\\x00-\\x1f\\x7f]+$"},message:"must match pattern \""+"^[^\\x00-\\x1f\\x7f]+$"+"\"",schema:"^[^\\x00-\\x1f\\x7f]+$",parentSchema:schema_InvestigationRequest.properties.reference,data:data71};
if(vErrors === null){
vErrors = [err208];
}
else {
vErrors.push(err208);
}
errors++;
}
}
else {
const err209 = {instancePath:instancePath+"/reference",schemaPath:"#/properties/reference/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_InvestigationRequest.properties.reference.type,parentSchema:schema_InvestigationRequest.properties.reference,data:data71};
if(vErrors === null){
vErrors = [err209];
}
else {
vErrors.push(err209);
}
errors++;
}
}
if(data.labels !== undefined){
let data72 = data.labels;
if(Array.isArray(data72)){
if(data72.length > 10){
const err210 = {instancePath:instancePath+"/labels",schemaPath:"#/properties/labels/maxItems",keyword:"maxItems",params:{limit: 10},message:"must NOT have more than 10 items",schema:10,parentSchema:schema_InvestigationRequest.properties.labels,data:data72};
if(vErrors === null){
vErrors = [err210];
}
else {
vErrors.push(err210);
}
errors++;
}
const len14 = data72.length;
for(let i15=0; i15<len14; i15++){
let data73 = data72[i15];
if(typeof data73 === "string"){
if(func_7a031813(data73) > 50){
const err211 = {instancePath:instancePath+"/labels/" + i15,schemaPath:"#/properties/labels/items/maxLength",keyword:"maxLength",params:{limit: 50},message:"must NOT have more than 50 characters",schema:50,parentSchema:schema_InvestigationRequest.properties.labels.items,data:data73};
if(vErrors === null){
vErrors = [err211];
}
else {
vErrors.push(err211);
}
errors++;
}
if(func_7a031813(data73) < 1){
const err212 = {instancePath:instancePath+"/labels/" + i15,schemaPath:"#/properties/labels/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_InvestigationRequest.properties.labels.items,data:data73};
if(vErrors === null){
vErrors = [err212];
}
else {
vErrors.push(err212);
}
errors++;
}
if(!pattern_78d1a9bb.test(data73)){
const err213 = {instancePath:instancePath+"/labels/" + i15,schemaPath:"#/properties/labels/items/pattern",keyword:"pattern",params:{pattern: "^[^\\x00-\\x1f\\x7f]+$"},message:"must match pattern \""+"^[^\\x00-\\x1f\\x7f]+$"+"\"",schema:"^[^\\x00-\\x1f\\x7f]+$",parentSchema:schema_InvestigationRequest.properties.labels.items,data:data73};
if(vErrors === null){
vErrors = [err213];
}
else {
vErrors.push(err213);
}
errors++;
}
}
else {
const err214 = {instancePath:instancePath+"/labels/" + i15,schemaPath:"#/properties/labels/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_InvestigationRequest.properties.labels.items.type,parentSchema:schema_InvestigationRequest.properties.labels.items,data:data73};
if(vErrors === null){
vErrors = [err214];
}
else {
vErrors.push(err214);
}
errors++;
}
}
let i16 = data72.length;
let j1;
if(i16 > 1){
const indices1 = {};
for(;i16--;){
let item1 = data72[i16];
if(typeof item1 !== "string"){
continue;
}
if(typeof indices1[item1] == "number"){
j1 = indices1[item1];
const err215 = {instancePath:instancePath+"/labels",schemaPath:"#/properties/labels/uniqueItems",keyword:"uniqueItems",params:{i: i16, j: j1},message:"must NOT have duplicate items (items ## "+j1+" and "+i16+" are identical)",schema:true,parentSchema:schema_InvestigationRequest.properties.labels,data:data72};
if(vErrors === null){
vErrors = [err215];
}
else {
vErrors.push(err215);
}
errors++;
break;
}
indices1[item1] = i16;
}
}
}
else {
const err216 = {instancePath:instancePath+"/labels",schemaPath:"#/properties/labels/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema_InvestigationRequest.properties.labels.type,parentSchema:schema_InvestigationRequest.properties.labels,data:data72};
if(vErrors === null){
vErrors = [err216];
}
else {
vErrors.push(err216);
}
errors++;
}
}
}
else {
const err217 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_InvestigationRequest.type,parentSchema:schema_InvestigationRequest,data};
if(vErrors === null){
vErrors = [err217];
}
else {
vErrors.push(err217);
}
errors++;
}
validate_InvestigationRequest.errors = vErrors;
return errors === 0;
}
validate_InvestigationRequest.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

function validate_IpRequest(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_IpRequest.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.ip === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ip"},message:"must have required property '"+"ip"+"'",schema:schema_IpRequest.required,parentSchema:schema_IpRequest,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "ip")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_IpRequest,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.ip !== undefined){
let data0 = data.ip;
if(typeof data0 === "string"){
if(func_7a031813(data0) > 64){
const err2 = {instancePath:instancePath+"/ip",schemaPath:"#/properties/ip/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters",schema:64,parentSchema:schema_IpRequest.properties.ip,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func_7a031813(data0) < 1){
const err3 = {instancePath:instancePath+"/ip",schemaPath:"#/properties/ip/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_IpRequest.properties.ip,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/ip",schemaPath:"#/properties/ip/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_IpRequest.properties.ip.type,parentSchema:schema_IpRequest.properties.ip,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_IpRequest.type,parentSchema:schema_IpRequest,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate_IpRequest.errors = vErrors;
return errors === 0;
}
validate_IpRequest.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

function validate_KeyRotationRequest(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_KeyRotationRequest.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.overlap_seconds === undefined){
data.overlap_seconds = 86400;
}
for(const key0 in data){
if(!((key0 === "overlap_seconds") || (key0 === "expires_at"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_KeyRotationRequest,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
let data0 = data.overlap_seconds;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err1 = {instancePath:instancePath+"/overlap_seconds",schemaPath:"#/properties/overlap_seconds/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema_KeyRotationRequest.properties.overlap_seconds.type,parentSchema:schema_KeyRotationRequest.properties.overlap_seconds,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 2592000 || isNaN(data0)){
const err2 = {instancePath:instancePath+"/overlap_seconds",schemaPath:"#/properties/overlap_seconds/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2592000},message:"must be <= 2592000",schema:2592000,parentSchema:schema_KeyRotationRequest.properties.overlap_seconds,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0 < 0 || isNaN(data0)){
const err3 = {instancePath:instancePath+"/overlap_seconds",schemaPath:"#/properties/overlap_seconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema_KeyRotationRequest.properties.overlap_seconds,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!(formats_53abe991.validate(data0))){
const err4 = {instancePath:instancePath+"/overlap_seconds",schemaPath:"#/properties/overlap_seconds/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\"",schema:"int32",parentSchema:schema_KeyRotationRequest.properties.overlap_seconds,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.expires_at !== undefined){
let data1 = data.expires_at;
if((typeof data1 !== "string") && (data1 !== null)){
const err5 = {instancePath:instancePath+"/expires_at",schemaPath:"#/properties/expires_at/type",keyword:"type",params:{type: schema_KeyRotationRequest.properties.expires_at.type},message:"must be string,null",schema:schema_KeyRotationRequest.properties.expires_at.type,parentSchema:schema_KeyRotationRequest.properties.expires_at,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(typeof data1 === "string"){
if(func_7a031813(data1) > 40){
const err6 = {instancePath:instancePath+"/expires_at",schemaPath:"#/properties/expires_at/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters",schema:40,parentSchema:schema_KeyRotationRequest.properties.expires_at,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!(formats_37d7ec70.validate(data1))){
const err7 = {instancePath:instancePath+"/expires_at",schemaPath:"#/properties/expires_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\"",schema:"date-time",parentSchema:schema_KeyRotationRequest.properties.expires_at,data:data1};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_KeyRotationRequest.type,parentSchema:schema_KeyRotationRequest,data};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate_KeyRotationRequest.errors = vErrors;
return errors === 0;
}
validate_KeyRotationRequest.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

function validate_MarkRemovalRequest(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_MarkRemovalRequest.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.ids === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ids"},message:"must have required property '"+"ids"+"'",schema:schema_MarkRemovalRequest.required,parentSchema:schema_MarkRemovalRequest,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "ids")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_MarkRemovalRequest,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.ids !== undefined){
let data0 = data.ids;
if(Array.isArray(data0)){
if(data0.length > 100){
const err2 = {instancePath:instancePath+"/ids",schemaPath:"#/properties/ids/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items",schema:100,parentSchema:schema_MarkRemovalRequest.properties.ids,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.length < 1){
const err3 = {instancePath:instancePath+"/ids",schemaPath:"#/properties/ids/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema_MarkRemovalRequest.properties.ids,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(typeof data1 === "string"){
if(func_7a031813(data1) > 22){
const err4 = {instancePath:instancePath+"/ids/" + i0,schemaPath:"#/properties/ids/items/maxLength",keyword:"maxLength",params:{limit: 22},message:"must NOT have more than 22 characters",schema:22,parentSchema:schema_MarkRemovalRequest.properties.ids.items,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(func_7a031813(data1) < 22){
const err5 = {instancePath:instancePath+"/ids/" + i0,schemaPath:"#/properties/ids/items/minLength",keyword:"minLength",params:{limit: 22},message:"must NOT have fewer than 22 characters",schema:22,parentSchema:schema_MarkRemovalRequest.properties.ids.items,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!pattern_0aaae323.test(data1)){
const err6 = {instancePath:instancePath+"/ids/" + i0,schemaPath:"#/properties/ids/items/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_-]{22}$"},message:"must match pattern \""+"^[A-Za-z0-9_-]{22}$"+"\"",schema:"^[A-Za-z0-9_-]{22}$",parentSchema:schema_MarkRemovalRequest.properties.ids.items,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/ids/" + i0,schemaPath:"#/properties/ids/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_MarkRemovalRequest.properties.ids.items.type,parentSchema:schema_MarkRemovalRequest.properties.ids.items,data:data1};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
let i1 = data0.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data0[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err8 = {instancePath:instancePath+"/ids",schemaPath:"#/properties/ids/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)",schema:true,parentSchema:schema_MarkRemovalRequest.properties.ids,data:data0};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
break;
}
indices0[item0] = i1;
}
}
}
else {
const err9 = {instancePath:instancePath+"/ids",schemaPath:"#/properties/ids/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema_MarkRemovalRequest.properties.ids.type,parentSchema:schema_MarkRemovalRequest.properties.ids,data:data0};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
else {
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_MarkRemovalRequest.type,parentSchema:schema_MarkRemovalRequest,data};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
validate_MarkRemovalRequest.errors = vErrors;
return errors === 0;
}
validate_MarkRemovalRequest.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

function validate_ModuleRunRequest(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_ModuleRunRequest.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.query === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "query"},message:"must have required property '"+"query"+"'",schema:schema_ModuleRunRequest.required,parentSchema:schema_ModuleRunRequest,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.module_id === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "module_id"},message:"must have required property '"+"module_id"+"'",schema:schema_ModuleRunRequest.required,parentSchema:schema_ModuleRunRequest,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!(((((key0 === "query") || (key0 === "module_id")) || (key0 === "cache")) || (key0 === "reference")) || (key0 === "labels"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_ModuleRunRequest,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.query !== undefined){
let data0 = data.query;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.type === undefined){
const err3 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'",schema:schema_ModuleRunRequest.properties.query.required,parentSchema:schema_ModuleRunRequest.properties.query,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data0.value === undefined){
const err4 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/required",keyword:"required",params:{missingProperty: "value"},message:"must have required property '"+"value"+"'",schema:schema_ModuleRunRequest.properties.query.required,parentSchema:schema_ModuleRunRequest.properties.query,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
for(const key1 in data0){
if(!((key1 === "type") || (key1 === "value"))){
const err5 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema_ModuleRunRequest.properties.query,data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data0.type !== undefined){
let data1 = data0.type;
if(typeof data1 !== "string"){
const err6 = {instancePath:instancePath+"/query/type",schemaPath:"#/properties/query/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_ModuleRunRequest.properties.query.properties.type.type,parentSchema:schema_ModuleRunRequest.properties.query.properties.type,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!(((((data1 === "Pseudonym") || (data1 === "Email Address")) || (data1 === "Domain Name")) || (data1 === "Cryptocurrency")) || (data1 === "IP Address"))){
const err7 = {instancePath:instancePath+"/query/type",schemaPath:"#/properties/query/properties/type/enum",keyword:"enum",params:{allowedValues: schema_ModuleRunRequest.properties.query.properties.type.enum},message:"must be equal to one of the allowed values",schema:schema_ModuleRunRequest.properties.query.properties.type.enum,parentSchema:schema_ModuleRunRequest.properties.query.properties.type,data:data1};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data0.value !== undefined){
let data2 = data0.value;
if(typeof data2 === "string"){
if(func_7a031813(data2) > 2048){
const err8 = {instancePath:instancePath+"/query/value",schemaPath:"#/properties/query/properties/value/maxLength",keyword:"maxLength",params:{limit: 2048},message:"must NOT have more than 2048 characters",schema:2048,parentSchema:schema_ModuleRunRequest.properties.query.properties.value,data:data2};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(func_7a031813(data2) < 1){
const err9 = {instancePath:instancePath+"/query/value",schemaPath:"#/properties/query/properties/value/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_ModuleRunRequest.properties.query.properties.value,data:data2};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/query/value",schemaPath:"#/properties/query/properties/value/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_ModuleRunRequest.properties.query.properties.value.type,parentSchema:schema_ModuleRunRequest.properties.query.properties.value,data:data2};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
else {
const err11 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_ModuleRunRequest.properties.query.type,parentSchema:schema_ModuleRunRequest.properties.query,data:data0};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.module_id !== undefined){
let data3 = data.module_id;
if(typeof data3 === "string"){
if(func_7a031813(data3) > 36){
const err12 = {instancePath:instancePath+"/module_id",schemaPath:"#/properties/module_id/maxLength",keyword:"maxLength",params:{limit: 36},message:"must NOT have more than 36 characters",schema:36,parentSchema:schema_ModuleRunRequest.properties.module_id,data:data3};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(!(formats_f16e24a5.test(data3))){
const err13 = {instancePath:instancePath+"/module_id",schemaPath:"#/properties/module_id/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\"",schema:"uuid",parentSchema:schema_ModuleRunRequest.properties.module_id,data:data3};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/module_id",schemaPath:"#/properties/module_id/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_ModuleRunRequest.properties.module_id.type,parentSchema:schema_ModuleRunRequest.properties.module_id,data:data3};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.cache !== undefined){
let data4 = data.cache;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.mode === undefined){
data4.mode = "prefer";
}
for(const key2 in data4){
if(!(key2 === "mode")){
const err15 = {instancePath:instancePath+"/cache",schemaPath:"#/properties/cache/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties",schema:false,parentSchema:schema_ModuleRunRequest.properties.cache,data:data4};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
let data5 = data4.mode;
if(typeof data5 !== "string"){
const err16 = {instancePath:instancePath+"/cache/mode",schemaPath:"#/properties/cache/properties/mode/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_ModuleRunRequest.properties.cache.properties.mode.type,parentSchema:schema_ModuleRunRequest.properties.cache.properties.mode,data:data5};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(!((data5 === "prefer") || (data5 === "bypass"))){
const err17 = {instancePath:instancePath+"/cache/mode",schemaPath:"#/properties/cache/properties/mode/enum",keyword:"enum",params:{allowedValues: schema_ModuleRunRequest.properties.cache.properties.mode.enum},message:"must be equal to one of the allowed values",schema:schema_ModuleRunRequest.properties.cache.properties.mode.enum,parentSchema:schema_ModuleRunRequest.properties.cache.properties.mode,data:data5};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
else {
const err18 = {instancePath:instancePath+"/cache",schemaPath:"#/properties/cache/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_ModuleRunRequest.properties.cache.type,parentSchema:schema_ModuleRunRequest.properties.cache,data:data4};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.reference !== undefined){
let data6 = data.reference;
if(typeof data6 === "string"){
if(func_7a031813(data6) > 200){
const err19 = {instancePath:instancePath+"/reference",schemaPath:"#/properties/reference/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters",schema:200,parentSchema:schema_ModuleRunRequest.properties.reference,data:data6};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(func_7a031813(data6) < 1){
const err20 = {instancePath:instancePath+"/reference",schemaPath:"#/properties/reference/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_ModuleRunRequest.properties.reference,data:data6};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(!pattern_78d1a9bb.test(data6)){
const err21 = {instancePath:instancePath+"/reference",schemaPath:"#/properties/reference/pattern",keyword:"pattern",params:{pattern: "^[^\\x00-\\x1f\\x7f]+$"},message:"must match pattern \""+"^[^\\x00-\\x1f\\x7f]+$"+"\"",schema:"^[^\\x00-\\x1f\\x7f]+$",parentSchema:schema_ModuleRunRequest.properties.reference,data:data6};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
else {
const err22 = {instancePath:instancePath+"/reference",schemaPath:"#/properties/reference/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_ModuleRunRequest.properties.reference.type,parentSchema:schema_ModuleRunRequest.properties.reference,data:data6};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.labels !== undefined){
let data7 = data.labels;
if(Array.isArray(data7)){
if(data7.length > 10){
const err23 = {instancePath:instancePath+"/labels",schemaPath:"#/properties/labels/maxItems",keyword:"maxItems",params:{limit: 10},message:"must NOT have more than 10 items",schema:10,parentSchema:schema_ModuleRunRequest.properties.labels,data:data7};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
let data8 = data7[i0];
if(typeof data8 === "string"){
if(func_7a031813(data8) > 50){
const err24 = {instancePath:instancePath+"/labels/" + i0,schemaPath:"#/properties/labels/items/maxLength",keyword:"maxLength",params:{limit: 50},message:"must NOT have more than 50 characters",schema:50,parentSchema:schema_ModuleRunRequest.properties.labels.items,data:data8};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(func_7a031813(data8) < 1){
const err25 = {instancePath:instancePath+"/labels/" + i0,schemaPath:"#/properties/labels/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_ModuleRunRequest.properties.labels.items,data:data8};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(!pattern_78d1a9bb.test(data8)){
const err26 = {instancePath:instancePath+"/labels/" + i0,schemaPath:"#/properties/labels/items/pattern",keyword:"pattern",params:{pattern: "^[^\\x00-\\x1f\\x7f]+$"},message:"must match pattern \""+"^[^\\x00-\\x1f\\x7f]+$"+"\"",schema:"^[^\\x00-\\x1f\\x7f]+$",parentSchema:schema_ModuleRunRequest.properties.labels.items,data:data8};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
else {
const err27 = {instancePath:instancePath+"/labels/" + i0,schemaPath:"#/properties/labels/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_ModuleRunRequest.properties.labels.items.type,parentSchema:schema_ModuleRunRequest.properties.labels.items,data:data8};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
let i1 = data7.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data7[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err28 = {instancePath:instancePath+"/labels",schemaPath:"#/properties/labels/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)",schema:true,parentSchema:schema_ModuleRunRequest.properties.labels,data:data7};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
break;
}
indices0[item0] = i1;
}
}
}
else {
const err29 = {instancePath:instancePath+"/labels",schemaPath:"#/properties/labels/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema_ModuleRunRequest.properties.labels.type,parentSchema:schema_ModuleRunRequest.properties.labels,data:data7};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
}
else {
const err30 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_ModuleRunRequest.type,parentSchema:schema_ModuleRunRequest,data};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
validate_ModuleRunRequest.errors = vErrors;
return errors === 0;
}
validate_ModuleRunRequest.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

function validate_NetworkRequest(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_NetworkRequest.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.network === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "network"},message:"must have required property '"+"network"+"'",schema:schema_NetworkRequest.required,parentSchema:schema_NetworkRequest,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "network")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_NetworkRequest,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.network !== undefined){
let data0 = data.network;
if(typeof data0 === "string"){
if(func_7a031813(data0) > 96){
const err2 = {instancePath:instancePath+"/network",schemaPath:"#/properties/network/maxLength",keyword:"maxLength",params:{limit: 96},message:"must NOT have more than 96 characters",schema:96,parentSchema:schema_NetworkRequest.properties.network,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func_7a031813(data0) < 1){
const err3 = {instancePath:instancePath+"/network",schemaPath:"#/properties/network/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_NetworkRequest.properties.network,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/network",schemaPath:"#/properties/network/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_NetworkRequest.properties.network.type,parentSchema:schema_NetworkRequest.properties.network,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_NetworkRequest.type,parentSchema:schema_NetworkRequest,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate_NetworkRequest.errors = vErrors;
return errors === 0;
}
validate_NetworkRequest.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

function validate_PictureRequest(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_PictureRequest.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.source === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "source"},message:"must have required property '"+"source"+"'",schema:schema_PictureRequest.required,parentSchema:schema_PictureRequest,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.url === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "url"},message:"must have required property '"+"url"+"'",schema:schema_PictureRequest.required,parentSchema:schema_PictureRequest,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "source") || (key0 === "url"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_PictureRequest,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.source !== undefined){
let data0 = data.source;
if(typeof data0 === "string"){
if(func_7a031813(data0) > 100){
const err3 = {instancePath:instancePath+"/source",schemaPath:"#/properties/source/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters",schema:100,parentSchema:schema_PictureRequest.properties.source,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(func_7a031813(data0) < 1){
const err4 = {instancePath:instancePath+"/source",schemaPath:"#/properties/source/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_PictureRequest.properties.source,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/source",schemaPath:"#/properties/source/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_PictureRequest.properties.source.type,parentSchema:schema_PictureRequest.properties.source,data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.url !== undefined){
let data1 = data.url;
if(typeof data1 === "string"){
if(func_7a031813(data1) > 4096){
const err6 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/maxLength",keyword:"maxLength",params:{limit: 4096},message:"must NOT have more than 4096 characters",schema:4096,parentSchema:schema_PictureRequest.properties.url,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(func_7a031813(data1) < 1){
const err7 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_PictureRequest.properties.url,data:data1};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_PictureRequest.properties.url.type,parentSchema:schema_PictureRequest.properties.url,data:data1};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_PictureRequest.type,parentSchema:schema_PictureRequest,data};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate_PictureRequest.errors = vErrors;
return errors === 0;
}
validate_PictureRequest.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

function validate_PlayerRequest(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_PlayerRequest.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.pseudonym === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "pseudonym"},message:"must have required property '"+"pseudonym"+"'",schema:schema_PlayerRequest.required,parentSchema:schema_PlayerRequest,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "pseudonym")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_PlayerRequest,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.pseudonym !== undefined){
let data0 = data.pseudonym;
if(typeof data0 === "string"){
if(func_7a031813(data0) > 64){
const err2 = {instancePath:instancePath+"/pseudonym",schemaPath:"#/properties/pseudonym/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters",schema:64,parentSchema:schema_PlayerRequest.properties.pseudonym,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func_7a031813(data0) < 1){
const err3 = {instancePath:instancePath+"/pseudonym",schemaPath:"#/properties/pseudonym/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_PlayerRequest.properties.pseudonym,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/pseudonym",schemaPath:"#/properties/pseudonym/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_PlayerRequest.properties.pseudonym.type,parentSchema:schema_PlayerRequest.properties.pseudonym,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_PlayerRequest.type,parentSchema:schema_PlayerRequest,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate_PlayerRequest.errors = vErrors;
return errors === 0;
}
validate_PlayerRequest.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

function validate_PseudonymRequest(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_PseudonymRequest.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.pseudonym === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "pseudonym"},message:"must have required property '"+"pseudonym"+"'",schema:schema_PseudonymRequest.required,parentSchema:schema_PseudonymRequest,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "pseudonym")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_PseudonymRequest,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.pseudonym !== undefined){
let data0 = data.pseudonym;
if(typeof data0 === "string"){
if(func_7a031813(data0) > 64){
const err2 = {instancePath:instancePath+"/pseudonym",schemaPath:"#/properties/pseudonym/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters",schema:64,parentSchema:schema_PseudonymRequest.properties.pseudonym,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func_7a031813(data0) < 1){
const err3 = {instancePath:instancePath+"/pseudonym",schemaPath:"#/properties/pseudonym/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_PseudonymRequest.properties.pseudonym,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/pseudonym",schemaPath:"#/properties/pseudonym/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_PseudonymRequest.properties.pseudonym.type,parentSchema:schema_PseudonymRequest.properties.pseudonym,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_PseudonymRequest.type,parentSchema:schema_PseudonymRequest,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate_PseudonymRequest.errors = vErrors;
return errors === 0;
}
validate_PseudonymRequest.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

function validate_SearchDeletionRequest(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_SearchDeletionRequest.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.ids === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ids"},message:"must have required property '"+"ids"+"'",schema:schema_SearchDeletionRequest.required,parentSchema:schema_SearchDeletionRequest,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "ids")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_SearchDeletionRequest,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.ids !== undefined){
let data0 = data.ids;
if(Array.isArray(data0)){
if(data0.length > 100){
const err2 = {instancePath:instancePath+"/ids",schemaPath:"#/properties/ids/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items",schema:100,parentSchema:schema_SearchDeletionRequest.properties.ids,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.length < 1){
const err3 = {instancePath:instancePath+"/ids",schemaPath:"#/properties/ids/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema_SearchDeletionRequest.properties.ids,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(typeof data1 === "string"){
if(func_7a031813(data1) > 36){
const err4 = {instancePath:instancePath+"/ids/" + i0,schemaPath:"#/properties/ids/items/maxLength",keyword:"maxLength",params:{limit: 36},message:"must NOT have more than 36 characters",schema:36,parentSchema:schema_SearchDeletionRequest.properties.ids.items,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!(formats_f16e24a5.test(data1))){
const err5 = {instancePath:instancePath+"/ids/" + i0,schemaPath:"#/properties/ids/items/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\"",schema:"uuid",parentSchema:schema_SearchDeletionRequest.properties.ids.items,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/ids/" + i0,schemaPath:"#/properties/ids/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_SearchDeletionRequest.properties.ids.items.type,parentSchema:schema_SearchDeletionRequest.properties.ids.items,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
let i1 = data0.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data0[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err7 = {instancePath:instancePath+"/ids",schemaPath:"#/properties/ids/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)",schema:true,parentSchema:schema_SearchDeletionRequest.properties.ids,data:data0};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
break;
}
indices0[item0] = i1;
}
}
}
else {
const err8 = {instancePath:instancePath+"/ids",schemaPath:"#/properties/ids/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema_SearchDeletionRequest.properties.ids.type,parentSchema:schema_SearchDeletionRequest.properties.ids,data:data0};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_SearchDeletionRequest.type,parentSchema:schema_SearchDeletionRequest,data};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate_SearchDeletionRequest.errors = vErrors;
return errors === 0;
}
validate_SearchDeletionRequest.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

function validate_SearchFindRequest(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_SearchFindRequest.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.match === undefined){
data.match = "exact";
}
if(data.limit === undefined){
data.limit = 20;
}
if(data.value === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "value"},message:"must have required property '"+"value"+"'",schema:schema_SearchFindRequest.required,parentSchema:schema_SearchFindRequest,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(((((key0 === "value") || (key0 === "type")) || (key0 === "match")) || (key0 === "limit")) || (key0 === "cursor"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_SearchFindRequest,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.value !== undefined){
let data0 = data.value;
if(typeof data0 === "string"){
if(func_7a031813(data0) > 2048){
const err2 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/maxLength",keyword:"maxLength",params:{limit: 2048},message:"must NOT have more than 2048 characters",schema:2048,parentSchema:schema_SearchFindRequest.properties.value,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func_7a031813(data0) < 1){
const err3 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_SearchFindRequest.properties.value,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_SearchFindRequest.properties.value.type,parentSchema:schema_SearchFindRequest.properties.value,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.type !== undefined){
let data1 = data.type;
if(typeof data1 !== "string"){
const err5 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_SearchFindRequest.properties.type.type,parentSchema:schema_SearchFindRequest.properties.type,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!(((((data1 === "Pseudonym") || (data1 === "Email Address")) || (data1 === "Domain Name")) || (data1 === "Cryptocurrency")) || (data1 === "IP Address"))){
const err6 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema_SearchFindRequest.properties.type.enum},message:"must be equal to one of the allowed values",schema:schema_SearchFindRequest.properties.type.enum,parentSchema:schema_SearchFindRequest.properties.type,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
let data2 = data.match;
if(typeof data2 !== "string"){
const err7 = {instancePath:instancePath+"/match",schemaPath:"#/properties/match/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_SearchFindRequest.properties.match.type,parentSchema:schema_SearchFindRequest.properties.match,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!((data2 === "exact") || (data2 === "prefix"))){
const err8 = {instancePath:instancePath+"/match",schemaPath:"#/properties/match/enum",keyword:"enum",params:{allowedValues: schema_SearchFindRequest.properties.match.enum},message:"must be equal to one of the allowed values",schema:schema_SearchFindRequest.properties.match.enum,parentSchema:schema_SearchFindRequest.properties.match,data:data2};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
let data3 = data.limit;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err9 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema_SearchFindRequest.properties.limit.type,parentSchema:schema_SearchFindRequest.properties.limit,data:data3};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 100 || isNaN(data3)){
const err10 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100",schema:100,parentSchema:schema_SearchFindRequest.properties.limit,data:data3};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data3 < 1 || isNaN(data3)){
const err11 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema_SearchFindRequest.properties.limit,data:data3};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(!(formats_53abe991.validate(data3))){
const err12 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\"",schema:"int32",parentSchema:schema_SearchFindRequest.properties.limit,data:data3};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.cursor !== undefined){
let data4 = data.cursor;
if(typeof data4 === "string"){
if(func_7a031813(data4) > 4096){
const err13 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/maxLength",keyword:"maxLength",params:{limit: 4096},message:"must NOT have more than 4096 characters",schema:4096,parentSchema:schema_SearchFindRequest.properties.cursor,data:data4};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(func_7a031813(data4) < 1){
const err14 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_SearchFindRequest.properties.cursor,data:data4};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_SearchFindRequest.properties.cursor.type,parentSchema:schema_SearchFindRequest.properties.cursor,data:data4};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
else {
const err16 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_SearchFindRequest.type,parentSchema:schema_SearchFindRequest,data};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
validate_SearchFindRequest.errors = vErrors;
return errors === 0;
}
validate_SearchFindRequest.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

function validate_SearchMarksRequest(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_SearchMarksRequest.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.marks === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "marks"},message:"must have required property '"+"marks"+"'",schema:schema_SearchMarksRequest.required,parentSchema:schema_SearchMarksRequest,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "marks")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_SearchMarksRequest,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.marks !== undefined){
let data0 = data.marks;
if(Array.isArray(data0)){
if(data0.length > 100){
const err2 = {instancePath:instancePath+"/marks",schemaPath:"#/properties/marks/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items",schema:100,parentSchema:schema_SearchMarksRequest.properties.marks,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.length < 1){
const err3 = {instancePath:instancePath+"/marks",schemaPath:"#/properties/marks/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema_SearchMarksRequest.properties.marks,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.finding === undefined){
const err4 = {instancePath:instancePath+"/marks/" + i0,schemaPath:"#/properties/marks/items/required",keyword:"required",params:{missingProperty: "finding"},message:"must have required property '"+"finding"+"'",schema:schema_SearchMarksRequest.properties.marks.items.required,parentSchema:schema_SearchMarksRequest.properties.marks.items,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data1.mark === undefined){
const err5 = {instancePath:instancePath+"/marks/" + i0,schemaPath:"#/properties/marks/items/required",keyword:"required",params:{missingProperty: "mark"},message:"must have required property '"+"mark"+"'",schema:schema_SearchMarksRequest.properties.marks.items.required,parentSchema:schema_SearchMarksRequest.properties.marks.items,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
for(const key1 in data1){
if(!(((key1 === "finding") || (key1 === "mark")) || (key1 === "note"))){
const err6 = {instancePath:instancePath+"/marks/" + i0,schemaPath:"#/properties/marks/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema_SearchMarksRequest.properties.marks.items,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data1.finding !== undefined){
let data2 = data1.finding;
if(typeof data2 === "string"){
if(func_7a031813(data2) > 300){
const err7 = {instancePath:instancePath+"/marks/" + i0+"/finding",schemaPath:"#/properties/marks/items/properties/finding/maxLength",keyword:"maxLength",params:{limit: 300},message:"must NOT have more than 300 characters",schema:300,parentSchema:schema_SearchMarksRequest.properties.marks.items.properties.finding,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(func_7a031813(data2) < 6){
const err8 = {instancePath:instancePath+"/marks/" + i0+"/finding",schemaPath:"#/properties/marks/items/properties/finding/minLength",keyword:"minLength",params:{limit: 6},message:"must NOT have fewer than 6 characters",schema:6,parentSchema:schema_SearchMarksRequest.properties.marks.items.properties.finding,data:data2};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!pattern_9a088a93.test(data2)){
const err9 = {instancePath:instancePath+"/marks/" + i0+"/finding",schemaPath:"#/properties/marks/items/properties/finding/pattern",keyword:"pattern",params:{pattern: "^((card|account|breach):.+|leak:[^/]+/[1-9][0-9]{0,5}/.+|claim:[A-Za-z0-9_-]{22})$"},message:"must match pattern \""+"^((card|account|breach):.+|leak:[^/]+/[1-9][0-9]{0,5}/.+|claim:[A-Za-z0-9_-]{22})$"+"\"",schema:"^((card|account|breach):.+|leak:[^/]+/[1-9][0-9]{0,5}/.+|claim:[A-Za-z0-9_-]{22})$",parentSchema:schema_SearchMarksRequest.properties.marks.items.properties.finding,data:data2};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/marks/" + i0+"/finding",schemaPath:"#/properties/marks/items/properties/finding/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_SearchMarksRequest.properties.marks.items.properties.finding.type,parentSchema:schema_SearchMarksRequest.properties.marks.items.properties.finding,data:data2};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data1.mark !== undefined){
let data3 = data1.mark;
if(typeof data3 !== "string"){
const err11 = {instancePath:instancePath+"/marks/" + i0+"/mark",schemaPath:"#/properties/marks/items/properties/mark/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_SearchMarksRequest.properties.marks.items.properties.mark.type,parentSchema:schema_SearchMarksRequest.properties.marks.items.properties.mark,data:data3};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(!(((data3 === "confirmed") || (data3 === "wrong")) || (data3 === "ignored"))){
const err12 = {instancePath:instancePath+"/marks/" + i0+"/mark",schemaPath:"#/properties/marks/items/properties/mark/enum",keyword:"enum",params:{allowedValues: schema_SearchMarksRequest.properties.marks.items.properties.mark.enum},message:"must be equal to one of the allowed values",schema:schema_SearchMarksRequest.properties.marks.items.properties.mark.enum,parentSchema:schema_SearchMarksRequest.properties.marks.items.properties.mark,data:data3};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data1.note !== undefined){
let data4 = data1.note;
if((typeof data4 !== "string") && (data4 !== null)){
const err13 = {instancePath:instancePath+"/marks/" + i0+"/note",schemaPath:"#/properties/marks/items/properties/note/type",keyword:"type",params:{type: schema_SearchMarksRequest.properties.marks.items.properties.note.type},message:"must be string,null",schema:schema_SearchMarksRequest.properties.marks.items.properties.note.type,parentSchema:schema_SearchMarksRequest.properties.marks.items.properties.note,data:data4};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(typeof data4 === "string"){
if(func_7a031813(data4) > 500){
const err14 = {instancePath:instancePath+"/marks/" + i0+"/note",schemaPath:"#/properties/marks/items/properties/note/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters",schema:500,parentSchema:schema_SearchMarksRequest.properties.marks.items.properties.note,data:data4};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(func_7a031813(data4) < 1){
const err15 = {instancePath:instancePath+"/marks/" + i0+"/note",schemaPath:"#/properties/marks/items/properties/note/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_SearchMarksRequest.properties.marks.items.properties.note,data:data4};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(!pattern_45c8387e.test(data4)){
const err16 = {instancePath:instancePath+"/marks/" + i0+"/note",schemaPath:"#/properties/marks/items/properties/note/pattern",keyword:"pattern",params:{pattern: "^[^\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f\\x7f]*$"},message:"must match pattern \""+"^[^\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f\\x7f]*$"+"\"",schema:"^[^\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f\\x7f]*$",parentSchema:schema_SearchMarksRequest.properties.marks.items.properties.note,data:data4};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
}
else {
const err17 = {instancePath:instancePath+"/marks/" + i0,schemaPath:"#/properties/marks/items/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_SearchMarksRequest.properties.marks.items.type,parentSchema:schema_SearchMarksRequest.properties.marks.items,data:data1};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
}
else {
const err18 = {instancePath:instancePath+"/marks",schemaPath:"#/properties/marks/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema_SearchMarksRequest.properties.marks.type,parentSchema:schema_SearchMarksRequest.properties.marks,data:data0};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
else {
const err19 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_SearchMarksRequest.type,parentSchema:schema_SearchMarksRequest,data};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
validate_SearchMarksRequest.errors = vErrors;
return errors === 0;
}
validate_SearchMarksRequest.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

function validate_SearchRequest(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_SearchRequest.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.query === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "query"},message:"must have required property '"+"query"+"'",schema:schema_SearchRequest.required,parentSchema:schema_SearchRequest,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(func_191f75b3.call(schema_SearchRequest.properties, key0))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_SearchRequest,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.query !== undefined){
let data0 = data.query;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.type === undefined){
const err2 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'",schema:schema_SearchRequest.properties.query.required,parentSchema:schema_SearchRequest.properties.query,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.value === undefined){
const err3 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/required",keyword:"required",params:{missingProperty: "value"},message:"must have required property '"+"value"+"'",schema:schema_SearchRequest.properties.query.required,parentSchema:schema_SearchRequest.properties.query,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key1 in data0){
if(!((key1 === "type") || (key1 === "value"))){
const err4 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema_SearchRequest.properties.query,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data0.type !== undefined){
let data1 = data0.type;
if(typeof data1 !== "string"){
const err5 = {instancePath:instancePath+"/query/type",schemaPath:"#/properties/query/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_SearchRequest.properties.query.properties.type.type,parentSchema:schema_SearchRequest.properties.query.properties.type,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!(((((data1 === "Pseudonym") || (data1 === "Email Address")) || (data1 === "Domain Name")) || (data1 === "Cryptocurrency")) || (data1 === "IP Address"))){
const err6 = {instancePath:instancePath+"/query/type",schemaPath:"#/properties/query/properties/type/enum",keyword:"enum",params:{allowedValues: schema_SearchRequest.properties.query.properties.type.enum},message:"must be equal to one of the allowed values",schema:schema_SearchRequest.properties.query.properties.type.enum,parentSchema:schema_SearchRequest.properties.query.properties.type,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data0.value !== undefined){
let data2 = data0.value;
if(typeof data2 === "string"){
if(func_7a031813(data2) > 2048){
const err7 = {instancePath:instancePath+"/query/value",schemaPath:"#/properties/query/properties/value/maxLength",keyword:"maxLength",params:{limit: 2048},message:"must NOT have more than 2048 characters",schema:2048,parentSchema:schema_SearchRequest.properties.query.properties.value,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(func_7a031813(data2) < 1){
const err8 = {instancePath:instancePath+"/query/value",schemaPath:"#/properties/query/properties/value/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_SearchRequest.properties.query.properties.value,data:data2};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/query/value",schemaPath:"#/properties/query/properties/value/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_SearchRequest.properties.query.properties.value.type,parentSchema:schema_SearchRequest.properties.query.properties.value,data:data2};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
else {
const err10 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_SearchRequest.properties.query.type,parentSchema:schema_SearchRequest.properties.query,data:data0};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.preset !== undefined){
let data3 = data.preset;
if(typeof data3 === "string"){
if(func_7a031813(data3) > 64){
const err11 = {instancePath:instancePath+"/preset",schemaPath:"#/properties/preset/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters",schema:64,parentSchema:schema_SearchRequest.properties.preset,data:data3};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(func_7a031813(data3) < 1){
const err12 = {instancePath:instancePath+"/preset",schemaPath:"#/properties/preset/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_SearchRequest.properties.preset,data:data3};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/preset",schemaPath:"#/properties/preset/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_SearchRequest.properties.preset.type,parentSchema:schema_SearchRequest.properties.preset,data:data3};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.modules !== undefined){
let data4 = data.modules;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
for(const key2 in data4){
if(!((((((key2 === "mode") || (key2 === "tags")) || (key2 === "unknown")) || (key2 === "ids")) || (key2 === "slugs")) || (key2 === "exclude"))){
const err14 = {instancePath:instancePath+"/modules",schemaPath:"#/properties/modules/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties",schema:false,parentSchema:schema_SearchRequest.properties.modules,data:data4};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data4.mode !== undefined){
let data5 = data4.mode;
if(typeof data5 !== "string"){
const err15 = {instancePath:instancePath+"/modules/mode",schemaPath:"#/properties/modules/properties/mode/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_SearchRequest.properties.modules.properties.mode.type,parentSchema:schema_SearchRequest.properties.modules.properties.mode,data:data5};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(!(((data5 === "all") || (data5 === "selected")) || (data5 === "none"))){
const err16 = {instancePath:instancePath+"/modules/mode",schemaPath:"#/properties/modules/properties/mode/enum",keyword:"enum",params:{allowedValues: schema_SearchRequest.properties.modules.properties.mode.enum},message:"must be equal to one of the allowed values",schema:schema_SearchRequest.properties.modules.properties.mode.enum,parentSchema:schema_SearchRequest.properties.modules.properties.mode,data:data5};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data4.tags !== undefined){
let data6 = data4.tags;
if(Array.isArray(data6)){
if(data6.length > 100){
const err17 = {instancePath:instancePath+"/modules/tags",schemaPath:"#/properties/modules/properties/tags/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items",schema:100,parentSchema:schema_SearchRequest.properties.modules.properties.tags,data:data6};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data6.length < 1){
const err18 = {instancePath:instancePath+"/modules/tags",schemaPath:"#/properties/modules/properties/tags/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema_SearchRequest.properties.modules.properties.tags,data:data6};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
let data7 = data6[i0];
if(typeof data7 === "string"){
if(func_7a031813(data7) > 100){
const err19 = {instancePath:instancePath+"/modules/tags/" + i0,schemaPath:"#/properties/modules/properties/tags/items/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters",schema:100,parentSchema:schema_SearchRequest.properties.modules.properties.tags.items,data:data7};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(func_7a031813(data7) < 1){
const err20 = {instancePath:instancePath+"/modules/tags/" + i0,schemaPath:"#/properties/modules/properties/tags/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_SearchRequest.properties.modules.properties.tags.items,data:data7};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
else {
const err21 = {instancePath:instancePath+"/modules/tags/" + i0,schemaPath:"#/properties/modules/properties/tags/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_SearchRequest.properties.modules.properties.tags.items.type,parentSchema:schema_SearchRequest.properties.modules.properties.tags.items,data:data7};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
}
else {
const err22 = {instancePath:instancePath+"/modules/tags",schemaPath:"#/properties/modules/properties/tags/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema_SearchRequest.properties.modules.properties.tags.type,parentSchema:schema_SearchRequest.properties.modules.properties.tags,data:data6};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data4.unknown !== undefined){
let data8 = data4.unknown;
if(typeof data8 !== "string"){
const err23 = {instancePath:instancePath+"/modules/unknown",schemaPath:"#/properties/modules/properties/unknown/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_SearchRequest.properties.modules.properties.unknown.type,parentSchema:schema_SearchRequest.properties.modules.properties.unknown,data:data8};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(!((data8 === "error") || (data8 === "skip"))){
const err24 = {instancePath:instancePath+"/modules/unknown",schemaPath:"#/properties/modules/properties/unknown/enum",keyword:"enum",params:{allowedValues: schema_SearchRequest.properties.modules.properties.unknown.enum},message:"must be equal to one of the allowed values",schema:schema_SearchRequest.properties.modules.properties.unknown.enum,parentSchema:schema_SearchRequest.properties.modules.properties.unknown,data:data8};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data4.ids !== undefined){
let data9 = data4.ids;
if(Array.isArray(data9)){
if(data9.length > 1000){
const err25 = {instancePath:instancePath+"/modules/ids",schemaPath:"#/properties/modules/properties/ids/maxItems",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items",schema:1000,parentSchema:schema_SearchRequest.properties.modules.properties.ids,data:data9};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
const len1 = data9.length;
for(let i1=0; i1<len1; i1++){
let data10 = data9[i1];
if(typeof data10 === "string"){
if(func_7a031813(data10) > 36){
const err26 = {instancePath:instancePath+"/modules/ids/" + i1,schemaPath:"#/properties/modules/properties/ids/items/maxLength",keyword:"maxLength",params:{limit: 36},message:"must NOT have more than 36 characters",schema:36,parentSchema:schema_SearchRequest.properties.modules.properties.ids.items,data:data10};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(!(formats_f16e24a5.test(data10))){
const err27 = {instancePath:instancePath+"/modules/ids/" + i1,schemaPath:"#/properties/modules/properties/ids/items/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\"",schema:"uuid",parentSchema:schema_SearchRequest.properties.modules.properties.ids.items,data:data10};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
else {
const err28 = {instancePath:instancePath+"/modules/ids/" + i1,schemaPath:"#/properties/modules/properties/ids/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_SearchRequest.properties.modules.properties.ids.items.type,parentSchema:schema_SearchRequest.properties.modules.properties.ids.items,data:data10};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
}
else {
const err29 = {instancePath:instancePath+"/modules/ids",schemaPath:"#/properties/modules/properties/ids/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema_SearchRequest.properties.modules.properties.ids.type,parentSchema:schema_SearchRequest.properties.modules.properties.ids,data:data9};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data4.slugs !== undefined){
let data11 = data4.slugs;
if(Array.isArray(data11)){
if(data11.length > 200){
const err30 = {instancePath:instancePath+"/modules/slugs",schemaPath:"#/properties/modules/properties/slugs/maxItems",keyword:"maxItems",params:{limit: 200},message:"must NOT have more than 200 items",schema:200,parentSchema:schema_SearchRequest.properties.modules.properties.slugs,data:data11};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
const len2 = data11.length;
for(let i2=0; i2<len2; i2++){
let data12 = data11[i2];
if(typeof data12 === "string"){
if(func_7a031813(data12) > 64){
const err31 = {instancePath:instancePath+"/modules/slugs/" + i2,schemaPath:"#/properties/modules/properties/slugs/items/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters",schema:64,parentSchema:schema_SearchRequest.properties.modules.properties.slugs.items,data:data12};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(func_7a031813(data12) < 1){
const err32 = {instancePath:instancePath+"/modules/slugs/" + i2,schemaPath:"#/properties/modules/properties/slugs/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_SearchRequest.properties.modules.properties.slugs.items,data:data12};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
else {
const err33 = {instancePath:instancePath+"/modules/slugs/" + i2,schemaPath:"#/properties/modules/properties/slugs/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_SearchRequest.properties.modules.properties.slugs.items.type,parentSchema:schema_SearchRequest.properties.modules.properties.slugs.items,data:data12};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
}
else {
const err34 = {instancePath:instancePath+"/modules/slugs",schemaPath:"#/properties/modules/properties/slugs/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema_SearchRequest.properties.modules.properties.slugs.type,parentSchema:schema_SearchRequest.properties.modules.properties.slugs,data:data11};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data4.exclude !== undefined){
let data13 = data4.exclude;
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
for(const key3 in data13){
if(!(((key3 === "ids") || (key3 === "slugs")) || (key3 === "tags"))){
const err35 = {instancePath:instancePath+"/modules/exclude",schemaPath:"#/properties/modules/properties/exclude/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties",schema:false,parentSchema:schema_SearchRequest.properties.modules.properties.exclude,data:data13};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data13.ids !== undefined){
let data14 = data13.ids;
if(Array.isArray(data14)){
if(data14.length > 200){
const err36 = {instancePath:instancePath+"/modules/exclude/ids",schemaPath:"#/properties/modules/properties/exclude/properties/ids/maxItems",keyword:"maxItems",params:{limit: 200},message:"must NOT have more than 200 items",schema:200,parentSchema:schema_SearchRequest.properties.modules.properties.exclude.properties.ids,data:data14};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
if(data14.length < 1){
const err37 = {instancePath:instancePath+"/modules/exclude/ids",schemaPath:"#/properties/modules/properties/exclude/properties/ids/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema_SearchRequest.properties.modules.properties.exclude.properties.ids,data:data14};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
const len3 = data14.length;
for(let i3=0; i3<len3; i3++){
let data15 = data14[i3];
if(typeof data15 === "string"){
if(func_7a031813(data15) > 36){
const err38 = {instancePath:instancePath+"/modules/exclude/ids/" + i3,schemaPath:"#/properties/modules/properties/exclude/properties/ids/items/maxLength",keyword:"maxLength",params:{limit: 36},message:"must NOT have more than 36 characters",schema:36,parentSchema:schema_SearchRequest.properties.modules.properties.exclude.properties.ids.items,data:data15};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
if(!(formats_f16e24a5.test(data15))){
const err39 = {instancePath:instancePath+"/modules/exclude/ids/" + i3,schemaPath:"#/properties/modules/properties/exclude/properties/ids/items/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\"",schema:"uuid",parentSchema:schema_SearchRequest.properties.modules.properties.exclude.properties.ids.items,data:data15};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
else {
const err40 = {instancePath:instancePath+"/modules/exclude/ids/" + i3,schemaPath:"#/properties/modules/properties/exclude/properties/ids/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_SearchRequest.properties.modules.properties.exclude.properties.ids.items.type,parentSchema:schema_SearchRequest.properties.modules.properties.exclude.properties.ids.items,data:data15};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
}
else {
const err41 = {instancePath:instancePath+"/modules/exclude/ids",schemaPath:"#/properties/modules/properties/exclude/properties/ids/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema_SearchRequest.properties.modules.properties.exclude.properties.ids.type,parentSchema:schema_SearchRequest.properties.modules.properties.exclude.properties.ids,data:data14};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
if(data13.slugs !== undefined){
let data16 = data13.slugs;
if(Array.isArray(data16)){
if(data16.length > 200){
const err42 = {instancePath:instancePath+"/modules/exclude/slugs",schemaPath:"#/properties/modules/properties/exclude/properties/slugs/maxItems",keyword:"maxItems",params:{limit: 200},message:"must NOT have more than 200 items",schema:200,parentSchema:schema_SearchRequest.properties.modules.properties.exclude.properties.slugs,data:data16};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
if(data16.length < 1){
const err43 = {instancePath:instancePath+"/modules/exclude/slugs",schemaPath:"#/properties/modules/properties/exclude/properties/slugs/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema_SearchRequest.properties.modules.properties.exclude.properties.slugs,data:data16};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
const len4 = data16.length;
for(let i4=0; i4<len4; i4++){
let data17 = data16[i4];
if(typeof data17 === "string"){
if(func_7a031813(data17) > 64){
const err44 = {instancePath:instancePath+"/modules/exclude/slugs/" + i4,schemaPath:"#/properties/modules/properties/exclude/properties/slugs/items/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters",schema:64,parentSchema:schema_SearchRequest.properties.modules.properties.exclude.properties.slugs.items,data:data17};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
if(func_7a031813(data17) < 1){
const err45 = {instancePath:instancePath+"/modules/exclude/slugs/" + i4,schemaPath:"#/properties/modules/properties/exclude/properties/slugs/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_SearchRequest.properties.modules.properties.exclude.properties.slugs.items,data:data17};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
else {
const err46 = {instancePath:instancePath+"/modules/exclude/slugs/" + i4,schemaPath:"#/properties/modules/properties/exclude/properties/slugs/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_SearchRequest.properties.modules.properties.exclude.properties.slugs.items.type,parentSchema:schema_SearchRequest.properties.modules.properties.exclude.properties.slugs.items,data:data17};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
}
else {
const err47 = {instancePath:instancePath+"/modules/exclude/slugs",schemaPath:"#/properties/modules/properties/exclude/properties/slugs/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema_SearchRequest.properties.modules.properties.exclude.properties.slugs.type,parentSchema:schema_SearchRequest.properties.modules.properties.exclude.properties.slugs,data:data16};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
if(data13.tags !== undefined){
let data18 = data13.tags;
if(Array.isArray(data18)){
if(data18.length > 100){
const err48 = {instancePath:instancePath+"/modules/exclude/tags",schemaPath:"#/properties/modules/properties/exclude/properties/tags/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items",schema:100,parentSchema:schema_SearchRequest.properties.modules.properties.exclude.properties.tags,data:data18};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
if(data18.length < 1){
const err49 = {instancePath:instancePath+"/modules/exclude/tags",schemaPath:"#/properties/modules/properties/exclude/properties/tags/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema_SearchRequest.properties.modules.properties.exclude.properties.tags,data:data18};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
const len5 = data18.length;
for(let i5=0; i5<len5; i5++){
let data19 = data18[i5];
if(typeof data19 === "string"){
if(func_7a031813(data19) > 100){
const err50 = {instancePath:instancePath+"/modules/exclude/tags/" + i5,schemaPath:"#/properties/modules/properties/exclude/properties/tags/items/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters",schema:100,parentSchema:schema_SearchRequest.properties.modules.properties.exclude.properties.tags.items,data:data19};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
if(func_7a031813(data19) < 1){
const err51 = {instancePath:instancePath+"/modules/exclude/tags/" + i5,schemaPath:"#/properties/modules/properties/exclude/properties/tags/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_SearchRequest.properties.modules.properties.exclude.properties.tags.items,data:data19};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
else {
const err52 = {instancePath:instancePath+"/modules/exclude/tags/" + i5,schemaPath:"#/properties/modules/properties/exclude/properties/tags/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_SearchRequest.properties.modules.properties.exclude.properties.tags.items.type,parentSchema:schema_SearchRequest.properties.modules.properties.exclude.properties.tags.items,data:data19};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
}
else {
const err53 = {instancePath:instancePath+"/modules/exclude/tags",schemaPath:"#/properties/modules/properties/exclude/properties/tags/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema_SearchRequest.properties.modules.properties.exclude.properties.tags.type,parentSchema:schema_SearchRequest.properties.modules.properties.exclude.properties.tags,data:data18};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
}
else {
const err54 = {instancePath:instancePath+"/modules/exclude",schemaPath:"#/properties/modules/properties/exclude/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_SearchRequest.properties.modules.properties.exclude.type,parentSchema:schema_SearchRequest.properties.modules.properties.exclude,data:data13};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
}
else {
const err55 = {instancePath:instancePath+"/modules",schemaPath:"#/properties/modules/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_SearchRequest.properties.modules.type,parentSchema:schema_SearchRequest.properties.modules,data:data4};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
if(data.leaks !== undefined){
let data20 = data.leaks;
const _errs47 = errors;
let valid16 = true;
const _errs48 = errors;
if(errors === _errs48){
if(data20 && typeof data20 == "object" && !Array.isArray(data20)){
let missing0;
if((data20.mode === undefined) && (missing0 = "mode")){
const err56 = {};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
else {
if(data20.mode !== undefined){
if("selected" !== data20.mode){
const err57 = {};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
}
}
}
else {
const err58 = {};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
var _valid0 = _errs48 === errors;
errors = _errs47;
if(vErrors !== null){
if(_errs47){
vErrors.length = _errs47;
}
else {
vErrors = null;
}
}
let ifClause0;
if(_valid0){
const _errs52 = errors;
if(data20 && typeof data20 == "object" && !Array.isArray(data20)){
if(data20.sources === undefined){
const err59 = {instancePath:instancePath+"/leaks",schemaPath:"#/properties/leaks/then/required",keyword:"required",params:{missingProperty: "sources"},message:"must have required property '"+"sources"+"'",schema:schema_SearchRequest.properties.leaks.then.required,parentSchema:schema_SearchRequest.properties.leaks.then,data:data20};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
if(data20.sources !== undefined){
let data22 = data20.sources;
if(Array.isArray(data22)){
if(data22.length < 1){
const err60 = {instancePath:instancePath+"/leaks/sources",schemaPath:"#/properties/leaks/then/properties/sources/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema_SearchRequest.properties.leaks.then.properties.sources,data:data22};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
}
else {
const err61 = {instancePath:instancePath+"/leaks/sources",schemaPath:"#/properties/leaks/then/properties/sources/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema_SearchRequest.properties.leaks.then.properties.sources.type,parentSchema:schema_SearchRequest.properties.leaks.then.properties.sources,data:data22};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
}
}
else {
const err62 = {instancePath:instancePath+"/leaks",schemaPath:"#/properties/leaks/then/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_SearchRequest.properties.leaks.then.type,parentSchema:schema_SearchRequest.properties.leaks.then,data:data20};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
var _valid0 = _errs52 === errors;
valid16 = _valid0;
ifClause0 = "then";
}
else {
const _errs57 = errors;
const _errs58 = errors;
let valid19 = true;
const _errs59 = errors;
if(errors === _errs59){
if(data20 && typeof data20 == "object" && !Array.isArray(data20)){
let missing1;
if((data20.mode === undefined) && (missing1 = "mode")){
const err63 = {};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
else {
if(data20.mode !== undefined){
let data23 = data20.mode;
const _errs62 = errors;
if(errors === _errs62){
if(typeof data23 === "string"){
if(func_7a031813(data23) > 16){
const err64 = {};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
}
else {
const err65 = {};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
}
}
}
}
else {
const err66 = {};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
}
var _valid1 = _errs59 === errors;
errors = _errs58;
if(vErrors !== null){
if(_errs58){
vErrors.length = _errs58;
}
else {
vErrors = null;
}
}
let ifClause1;
if(_valid1){
const _errs64 = errors;
if(data20 && typeof data20 == "object" && !Array.isArray(data20)){
if(data20.sources !== undefined){
let data24 = data20.sources;
if(Array.isArray(data24)){
if(data24.length > 0){
const err67 = {instancePath:instancePath+"/leaks/sources",schemaPath:"#/properties/leaks/else/then/properties/sources/maxItems",keyword:"maxItems",params:{limit: 0},message:"must NOT have more than 0 items",schema:0,parentSchema:schema_SearchRequest.properties.leaks.else.then.properties.sources,data:data24};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
}
else {
const err68 = {instancePath:instancePath+"/leaks/sources",schemaPath:"#/properties/leaks/else/then/properties/sources/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema_SearchRequest.properties.leaks.else.then.properties.sources.type,parentSchema:schema_SearchRequest.properties.leaks.else.then.properties.sources,data:data24};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
}
}
else {
const err69 = {instancePath:instancePath+"/leaks",schemaPath:"#/properties/leaks/else/then/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_SearchRequest.properties.leaks.else.then.type,parentSchema:schema_SearchRequest.properties.leaks.else.then,data:data20};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
var _valid1 = _errs64 === errors;
valid19 = _valid1;
ifClause1 = "then";
}
else {
const _errs69 = errors;
const _errs70 = errors;
let valid22 = true;
const _errs71 = errors;
if(errors === _errs71){
if(data20 && typeof data20 == "object" && !Array.isArray(data20)){
let missing2;
if((data20.sources === undefined) && (missing2 = "sources")){
const err70 = {};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
else {
if(data20.sources !== undefined){
let data25 = data20.sources;
const _errs74 = errors;
if(errors === _errs74){
if(Array.isArray(data25)){
if(data25.length < 1){
const err71 = {};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
}
else {
const err72 = {};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
}
}
}
}
else {
const err73 = {};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
}
var _valid2 = _errs71 === errors;
errors = _errs70;
if(vErrors !== null){
if(_errs70){
vErrors.length = _errs70;
}
else {
vErrors = null;
}
}
if(_valid2){
const _errs76 = errors;
if(data20 && typeof data20 == "object" && !Array.isArray(data20)){
if(data20.mode === undefined){
const err74 = {instancePath:instancePath+"/leaks",schemaPath:"#/properties/leaks/else/else/then/required",keyword:"required",params:{missingProperty: "mode"},message:"must have required property '"+"mode"+"'",schema:schema_SearchRequest.properties.leaks.else.else.then.required,parentSchema:schema_SearchRequest.properties.leaks.else.else.then,data:data20};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
if(data20.mode !== undefined){
let data26 = data20.mode;
if(typeof data26 === "string"){
if(func_7a031813(data26) > 16){
const err75 = {instancePath:instancePath+"/leaks/mode",schemaPath:"#/properties/leaks/else/else/then/properties/mode/maxLength",keyword:"maxLength",params:{limit: 16},message:"must NOT have more than 16 characters",schema:16,parentSchema:schema_SearchRequest.properties.leaks.else.else.then.properties.mode,data:data26};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
}
else {
const err76 = {instancePath:instancePath+"/leaks/mode",schemaPath:"#/properties/leaks/else/else/then/properties/mode/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_SearchRequest.properties.leaks.else.else.then.properties.mode.type,parentSchema:schema_SearchRequest.properties.leaks.else.else.then.properties.mode,data:data26};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
}
}
else {
const err77 = {instancePath:instancePath+"/leaks",schemaPath:"#/properties/leaks/else/else/then/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_SearchRequest.properties.leaks.else.else.then.type,parentSchema:schema_SearchRequest.properties.leaks.else.else.then,data:data20};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
var _valid2 = _errs76 === errors;
valid22 = _valid2;
}
if(!valid22){
const err78 = {instancePath:instancePath+"/leaks",schemaPath:"#/properties/leaks/else/else/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema",schema:schema_SearchRequest.properties.leaks.else.else.if,parentSchema:schema_SearchRequest.properties.leaks.else.else,data:data20};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
var _valid1 = _errs69 === errors;
valid19 = _valid1;
ifClause1 = "else";
}
if(!valid19){
const err79 = {instancePath:instancePath+"/leaks",schemaPath:"#/properties/leaks/else/if",keyword:"if",params:{failingKeyword: ifClause1},message:"must match \""+ifClause1+"\" schema",schema:schema_SearchRequest.properties.leaks.else.if,parentSchema:schema_SearchRequest.properties.leaks.else,data:data20};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
var _valid0 = _errs57 === errors;
valid16 = _valid0;
ifClause0 = "else";
}
if(!valid16){
const err80 = {instancePath:instancePath+"/leaks",schemaPath:"#/properties/leaks/if",keyword:"if",params:{failingKeyword: ifClause0},message:"must match \""+ifClause0+"\" schema",schema:schema_SearchRequest.properties.leaks.if,parentSchema:schema_SearchRequest.properties.leaks,data:data20};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
if(data20 && typeof data20 == "object" && !Array.isArray(data20)){
if(data20.custom_mapping === undefined){
data20.custom_mapping = "standard";
}
for(const key4 in data20){
if(!((((key4 === "mode") || (key4 === "unknown")) || (key4 === "sources")) || (key4 === "custom_mapping"))){
const err81 = {instancePath:instancePath+"/leaks",schemaPath:"#/properties/leaks/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4},message:"must NOT have additional properties",schema:false,parentSchema:schema_SearchRequest.properties.leaks,data:data20};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
}
if(data20.mode !== undefined){
let data27 = data20.mode;
if(typeof data27 !== "string"){
const err82 = {instancePath:instancePath+"/leaks/mode",schemaPath:"#/properties/leaks/properties/mode/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_SearchRequest.properties.leaks.properties.mode.type,parentSchema:schema_SearchRequest.properties.leaks.properties.mode,data:data27};
if(vErrors === null){
vErrors = [err82];
}
else {
vErrors.push(err82);
}
errors++;
}
if(!((data27 === "all") || (data27 === "selected"))){
const err83 = {instancePath:instancePath+"/leaks/mode",schemaPath:"#/properties/leaks/properties/mode/enum",keyword:"enum",params:{allowedValues: schema_SearchRequest.properties.leaks.properties.mode.enum},message:"must be equal to one of the allowed values",schema:schema_SearchRequest.properties.leaks.properties.mode.enum,parentSchema:schema_SearchRequest.properties.leaks.properties.mode,data:data27};
if(vErrors === null){
vErrors = [err83];
}
else {
vErrors.push(err83);
}
errors++;
}
}
if(data20.unknown !== undefined){
let data28 = data20.unknown;
if(typeof data28 !== "string"){
const err84 = {instancePath:instancePath+"/leaks/unknown",schemaPath:"#/properties/leaks/properties/unknown/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_SearchRequest.properties.leaks.properties.unknown.type,parentSchema:schema_SearchRequest.properties.leaks.properties.unknown,data:data28};
if(vErrors === null){
vErrors = [err84];
}
else {
vErrors.push(err84);
}
errors++;
}
if(!((data28 === "error") || (data28 === "skip"))){
const err85 = {instancePath:instancePath+"/leaks/unknown",schemaPath:"#/properties/leaks/properties/unknown/enum",keyword:"enum",params:{allowedValues: schema_SearchRequest.properties.leaks.properties.unknown.enum},message:"must be equal to one of the allowed values",schema:schema_SearchRequest.properties.leaks.properties.unknown.enum,parentSchema:schema_SearchRequest.properties.leaks.properties.unknown,data:data28};
if(vErrors === null){
vErrors = [err85];
}
else {
vErrors.push(err85);
}
errors++;
}
}
if(data20.sources !== undefined){
let data29 = data20.sources;
if(Array.isArray(data29)){
if(data29.length > 1000){
const err86 = {instancePath:instancePath+"/leaks/sources",schemaPath:"#/properties/leaks/properties/sources/maxItems",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items",schema:1000,parentSchema:schema_SearchRequest.properties.leaks.properties.sources,data:data29};
if(vErrors === null){
vErrors = [err86];
}
else {
vErrors.push(err86);
}
errors++;
}
const len6 = data29.length;
for(let i6=0; i6<len6; i6++){
let data30 = data29[i6];
if(typeof data30 === "string"){
if(func_7a031813(data30) > 64){
const err87 = {instancePath:instancePath+"/leaks/sources/" + i6,schemaPath:"#/properties/leaks/properties/sources/items/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters",schema:64,parentSchema:schema_SearchRequest.properties.leaks.properties.sources.items,data:data30};
if(vErrors === null){
vErrors = [err87];
}
else {
vErrors.push(err87);
}
errors++;
}
if(func_7a031813(data30) < 1){
const err88 = {instancePath:instancePath+"/leaks/sources/" + i6,schemaPath:"#/properties/leaks/properties/sources/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_SearchRequest.properties.leaks.properties.sources.items,data:data30};
if(vErrors === null){
vErrors = [err88];
}
else {
vErrors.push(err88);
}
errors++;
}
}
else {
const err89 = {instancePath:instancePath+"/leaks/sources/" + i6,schemaPath:"#/properties/leaks/properties/sources/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_SearchRequest.properties.leaks.properties.sources.items.type,parentSchema:schema_SearchRequest.properties.leaks.properties.sources.items,data:data30};
if(vErrors === null){
vErrors = [err89];
}
else {
vErrors.push(err89);
}
errors++;
}
}
}
else {
const err90 = {instancePath:instancePath+"/leaks/sources",schemaPath:"#/properties/leaks/properties/sources/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema_SearchRequest.properties.leaks.properties.sources.type,parentSchema:schema_SearchRequest.properties.leaks.properties.sources,data:data29};
if(vErrors === null){
vErrors = [err90];
}
else {
vErrors.push(err90);
}
errors++;
}
}
let data31 = data20.custom_mapping;
if(typeof data31 !== "string"){
const err91 = {instancePath:instancePath+"/leaks/custom_mapping",schemaPath:"#/properties/leaks/properties/custom_mapping/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_SearchRequest.properties.leaks.properties.custom_mapping.type,parentSchema:schema_SearchRequest.properties.leaks.properties.custom_mapping,data:data31};
if(vErrors === null){
vErrors = [err91];
}
else {
vErrors.push(err91);
}
errors++;
}
if(!((data31 === "standard") || (data31 === "source"))){
const err92 = {instancePath:instancePath+"/leaks/custom_mapping",schemaPath:"#/properties/leaks/properties/custom_mapping/enum",keyword:"enum",params:{allowedValues: schema_SearchRequest.properties.leaks.properties.custom_mapping.enum},message:"must be equal to one of the allowed values",schema:schema_SearchRequest.properties.leaks.properties.custom_mapping.enum,parentSchema:schema_SearchRequest.properties.leaks.properties.custom_mapping,data:data31};
if(vErrors === null){
vErrors = [err92];
}
else {
vErrors.push(err92);
}
errors++;
}
}
else {
const err93 = {instancePath:instancePath+"/leaks",schemaPath:"#/properties/leaks/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_SearchRequest.properties.leaks.type,parentSchema:schema_SearchRequest.properties.leaks,data:data20};
if(vErrors === null){
vErrors = [err93];
}
else {
vErrors.push(err93);
}
errors++;
}
}
if(data.features !== undefined){
let data32 = data.features;
if(data32 && typeof data32 == "object" && !Array.isArray(data32)){
for(const key5 in data32){
if(!(((key5 === "breached_accounts") || (key5 === "registered_accounts")) || (key5 === "account_checks"))){
const err94 = {instancePath:instancePath+"/features",schemaPath:"#/properties/features/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5},message:"must NOT have additional properties",schema:false,parentSchema:schema_SearchRequest.properties.features,data:data32};
if(vErrors === null){
vErrors = [err94];
}
else {
vErrors.push(err94);
}
errors++;
}
}
if(data32.breached_accounts !== undefined){
let data33 = data32.breached_accounts;
if(typeof data33 !== "boolean"){
const err95 = {instancePath:instancePath+"/features/breached_accounts",schemaPath:"#/properties/features/properties/breached_accounts/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema_SearchRequest.properties.features.properties.breached_accounts.type,parentSchema:schema_SearchRequest.properties.features.properties.breached_accounts,data:data33};
if(vErrors === null){
vErrors = [err95];
}
else {
vErrors.push(err95);
}
errors++;
}
}
if(data32.registered_accounts !== undefined){
let data34 = data32.registered_accounts;
if(typeof data34 !== "string"){
const err96 = {instancePath:instancePath+"/features/registered_accounts",schemaPath:"#/properties/features/properties/registered_accounts/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_SearchRequest.properties.features.properties.registered_accounts.type,parentSchema:schema_SearchRequest.properties.features.properties.registered_accounts,data:data34};
if(vErrors === null){
vErrors = [err96];
}
else {
vErrors.push(err96);
}
errors++;
}
if(!(((data34 === "include") || (data34 === "exclude")) || (data34 === "only"))){
const err97 = {instancePath:instancePath+"/features/registered_accounts",schemaPath:"#/properties/features/properties/registered_accounts/enum",keyword:"enum",params:{allowedValues: schema_SearchRequest.properties.features.properties.registered_accounts.enum},message:"must be equal to one of the allowed values",schema:schema_SearchRequest.properties.features.properties.registered_accounts.enum,parentSchema:schema_SearchRequest.properties.features.properties.registered_accounts,data:data34};
if(vErrors === null){
vErrors = [err97];
}
else {
vErrors.push(err97);
}
errors++;
}
}
if(data32.account_checks !== undefined){
let data35 = data32.account_checks;
if(data35 && typeof data35 == "object" && !Array.isArray(data35)){
for(const key6 in data35){
if(!(((key6 === "sites") || (key6 === "tags")) || (key6 === "packs"))){
const err98 = {instancePath:instancePath+"/features/account_checks",schemaPath:"#/properties/features/properties/account_checks/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key6},message:"must NOT have additional properties",schema:false,parentSchema:schema_SearchRequest.properties.features.properties.account_checks,data:data35};
if(vErrors === null){
vErrors = [err98];
}
else {
vErrors.push(err98);
}
errors++;
}
}
if(data35.sites !== undefined){
let data36 = data35.sites;
if(Array.isArray(data36)){
if(data36.length > 2000){
const err99 = {instancePath:instancePath+"/features/account_checks/sites",schemaPath:"#/properties/features/properties/account_checks/properties/sites/maxItems",keyword:"maxItems",params:{limit: 2000},message:"must NOT have more than 2000 items",schema:2000,parentSchema:schema_SearchRequest.properties.features.properties.account_checks.properties.sites,data:data36};
if(vErrors === null){
vErrors = [err99];
}
else {
vErrors.push(err99);
}
errors++;
}
if(data36.length < 1){
const err100 = {instancePath:instancePath+"/features/account_checks/sites",schemaPath:"#/properties/features/properties/account_checks/properties/sites/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema_SearchRequest.properties.features.properties.account_checks.properties.sites,data:data36};
if(vErrors === null){
vErrors = [err100];
}
else {
vErrors.push(err100);
}
errors++;
}
const len7 = data36.length;
for(let i7=0; i7<len7; i7++){
let data37 = data36[i7];
if(typeof data37 === "string"){
if(func_7a031813(data37) > 220){
const err101 = {instancePath:instancePath+"/features/account_checks/sites/" + i7,schemaPath:"#/properties/features/properties/account_checks/properties/sites/items/maxLength",keyword:"maxLength",params:{limit: 220},message:"must NOT have more than 220 characters",schema:220,parentSchema:schema_SearchRequest.properties.features.properties.account_checks.properties.sites.items,data:data37};
if(vErrors === null){
vErrors = [err101];
}
else {
vErrors.push(err101);
}
errors++;
}
if(func_7a031813(data37) < 1){
const err102 = {instancePath:instancePath+"/features/account_checks/sites/" + i7,schemaPath:"#/properties/features/properties/account_checks/properties/sites/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_SearchRequest.properties.features.properties.account_checks.properties.sites.items,data:data37};
if(vErrors === null){
vErrors = [err102];
}
else {
vErrors.push(err102);
}
errors++;
}
}
else {
const err103 = {instancePath:instancePath+"/features/account_checks/sites/" + i7,schemaPath:"#/properties/features/properties/account_checks/properties/sites/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_SearchRequest.properties.features.properties.account_checks.properties.sites.items.type,parentSchema:schema_SearchRequest.properties.features.properties.account_checks.properties.sites.items,data:data37};
if(vErrors === null){
vErrors = [err103];
}
else {
vErrors.push(err103);
}
errors++;
}
}
}
else {
const err104 = {instancePath:instancePath+"/features/account_checks/sites",schemaPath:"#/properties/features/properties/account_checks/properties/sites/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema_SearchRequest.properties.features.properties.account_checks.properties.sites.type,parentSchema:schema_SearchRequest.properties.features.properties.account_checks.properties.sites,data:data36};
if(vErrors === null){
vErrors = [err104];
}
else {
vErrors.push(err104);
}
errors++;
}
}
if(data35.tags !== undefined){
let data38 = data35.tags;
if(Array.isArray(data38)){
if(data38.length > 100){
const err105 = {instancePath:instancePath+"/features/account_checks/tags",schemaPath:"#/properties/features/properties/account_checks/properties/tags/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items",schema:100,parentSchema:schema_SearchRequest.properties.features.properties.account_checks.properties.tags,data:data38};
if(vErrors === null){
vErrors = [err105];
}
else {
vErrors.push(err105);
}
errors++;
}
if(data38.length < 1){
const err106 = {instancePath:instancePath+"/features/account_checks/tags",schemaPath:"#/properties/features/properties/account_checks/properties/tags/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema_SearchRequest.properties.features.properties.account_checks.properties.tags,data:data38};
if(vErrors === null){
vErrors = [err106];
}
else {
vErrors.push(err106);
}
errors++;
}
const len8 = data38.length;
for(let i8=0; i8<len8; i8++){
let data39 = data38[i8];
if(typeof data39 === "string"){
if(func_7a031813(data39) > 100){
const err107 = {instancePath:instancePath+"/features/account_checks/tags/" + i8,schemaPath:"#/properties/features/properties/account_checks/properties/tags/items/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters",schema:100,parentSchema:schema_SearchRequest.properties.features.properties.account_checks.properties.tags.items,data:data39};
if(vErrors === null){
vErrors = [err107];
}
else {
vErrors.push(err107);
}
errors++;
}
if(func_7a031813(data39) < 1){
const err108 = {instancePath:instancePath+"/features/account_checks/tags/" + i8,schemaPath:"#/properties/features/properties/account_checks/properties/tags/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_SearchRequest.properties.features.properties.account_checks.properties.tags.items,data:data39};
if(vErrors === null){
vErrors = [err108];
}
else {
vErrors.push(err108);
}
errors++;
}
}
else {
const err109 = {instancePath:instancePath+"/features/account_checks/tags/" + i8,schemaPath:"#/properties/features/properties/account_checks/properties/tags/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_SearchRequest.properties.features.properties.account_checks.properties.tags.items.type,parentSchema:schema_SearchRequest.properties.features.properties.account_checks.properties.tags.items,data:data39};
if(vErrors === null){
vErrors = [err109];
}
else {
vErrors.push(err109);
}
errors++;
}
}
}
else {
const err110 = {instancePath:instancePath+"/features/account_checks/tags",schemaPath:"#/properties/features/properties/account_checks/properties/tags/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema_SearchRequest.properties.features.properties.account_checks.properties.tags.type,parentSchema:schema_SearchRequest.properties.features.properties.account_checks.properties.tags,data:data38};
if(vErrors === null){
vErrors = [err110];
}
else {
vErrors.push(err110);
}
errors++;
}
}
if(data35.packs !== undefined){
let data40 = data35.packs;
if(Array.isArray(data40)){
if(data40.length > 100){
const err111 = {instancePath:instancePath+"/features/account_checks/packs",schemaPath:"#/properties/features/properties/account_checks/properties/packs/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items",schema:100,parentSchema:schema_SearchRequest.properties.features.properties.account_checks.properties.packs,data:data40};
if(vErrors === null){
vErrors = [err111];
}
else {
vErrors.push(err111);
}
errors++;
}
if(data40.length < 1){
const err112 = {instancePath:instancePath+"/features/account_checks/packs",schemaPath:"#/properties/features/properties/account_checks/properties/packs/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema_SearchRequest.properties.features.properties.account_checks.properties.packs,data:data40};
if(vErrors === null){
vErrors = [err112];
}
else {
vErrors.push(err112);
}
errors++;
}
const len9 = data40.length;
for(let i9=0; i9<len9; i9++){
let data41 = data40[i9];
if(typeof data41 === "string"){
if(func_7a031813(data41) > 255){
const err113 = {instancePath:instancePath+"/features/account_checks/packs/" + i9,schemaPath:"#/properties/features/properties/account_checks/properties/packs/items/maxLength",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters",schema:255,parentSchema:schema_SearchRequest.properties.features.properties.account_checks.properties.packs.items,data:data41};
if(vErrors === null){
vErrors = [err113];
}
else {
vErrors.push(err113);
}
errors++;
}
if(func_7a031813(data41) < 1){
const err114 = {instancePath:instancePath+"/features/account_checks/packs/" + i9,schemaPath:"#/properties/features/properties/account_checks/properties/packs/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_SearchRequest.properties.features.properties.account_checks.properties.packs.items,data:data41};
if(vErrors === null){
vErrors = [err114];
}
else {
vErrors.push(err114);
}
errors++;
}
}
else {
const err115 = {instancePath:instancePath+"/features/account_checks/packs/" + i9,schemaPath:"#/properties/features/properties/account_checks/properties/packs/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_SearchRequest.properties.features.properties.account_checks.properties.packs.items.type,parentSchema:schema_SearchRequest.properties.features.properties.account_checks.properties.packs.items,data:data41};
if(vErrors === null){
vErrors = [err115];
}
else {
vErrors.push(err115);
}
errors++;
}
}
}
else {
const err116 = {instancePath:instancePath+"/features/account_checks/packs",schemaPath:"#/properties/features/properties/account_checks/properties/packs/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema_SearchRequest.properties.features.properties.account_checks.properties.packs.type,parentSchema:schema_SearchRequest.properties.features.properties.account_checks.properties.packs,data:data40};
if(vErrors === null){
vErrors = [err116];
}
else {
vErrors.push(err116);
}
errors++;
}
}
}
else {
const err117 = {instancePath:instancePath+"/features/account_checks",schemaPath:"#/properties/features/properties/account_checks/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_SearchRequest.properties.features.properties.account_checks.type,parentSchema:schema_SearchRequest.properties.features.properties.account_checks,data:data35};
if(vErrors === null){
vErrors = [err117];
}
else {
vErrors.push(err117);
}
errors++;
}
}
}
else {
const err118 = {instancePath:instancePath+"/features",schemaPath:"#/properties/features/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_SearchRequest.properties.features.type,parentSchema:schema_SearchRequest.properties.features,data:data32};
if(vErrors === null){
vErrors = [err118];
}
else {
vErrors.push(err118);
}
errors++;
}
}
if(data.cache !== undefined){
let data42 = data.cache;
if(data42 && typeof data42 == "object" && !Array.isArray(data42)){
if(data42.mode === undefined){
data42.mode = "prefer";
}
for(const key7 in data42){
if(!(key7 === "mode")){
const err119 = {instancePath:instancePath+"/cache",schemaPath:"#/properties/cache/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key7},message:"must NOT have additional properties",schema:false,parentSchema:schema_SearchRequest.properties.cache,data:data42};
if(vErrors === null){
vErrors = [err119];
}
else {
vErrors.push(err119);
}
errors++;
}
}
let data43 = data42.mode;
if(typeof data43 !== "string"){
const err120 = {instancePath:instancePath+"/cache/mode",schemaPath:"#/properties/cache/properties/mode/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_SearchRequest.properties.cache.properties.mode.type,parentSchema:schema_SearchRequest.properties.cache.properties.mode,data:data43};
if(vErrors === null){
vErrors = [err120];
}
else {
vErrors.push(err120);
}
errors++;
}
if(!((data43 === "prefer") || (data43 === "bypass"))){
const err121 = {instancePath:instancePath+"/cache/mode",schemaPath:"#/properties/cache/properties/mode/enum",keyword:"enum",params:{allowedValues: schema_SearchRequest.properties.cache.properties.mode.enum},message:"must be equal to one of the allowed values",schema:schema_SearchRequest.properties.cache.properties.mode.enum,parentSchema:schema_SearchRequest.properties.cache.properties.mode,data:data43};
if(vErrors === null){
vErrors = [err121];
}
else {
vErrors.push(err121);
}
errors++;
}
}
else {
const err122 = {instancePath:instancePath+"/cache",schemaPath:"#/properties/cache/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_SearchRequest.properties.cache.type,parentSchema:schema_SearchRequest.properties.cache,data:data42};
if(vErrors === null){
vErrors = [err122];
}
else {
vErrors.push(err122);
}
errors++;
}
}
if(data.delivery !== undefined){
let data44 = data.delivery;
if(data44 && typeof data44 == "object" && !Array.isArray(data44)){
for(const key8 in data44){
if(!(key8 === "webhook")){
const err123 = {instancePath:instancePath+"/delivery",schemaPath:"#/properties/delivery/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key8},message:"must NOT have additional properties",schema:false,parentSchema:schema_SearchRequest.properties.delivery,data:data44};
if(vErrors === null){
vErrors = [err123];
}
else {
vErrors.push(err123);
}
errors++;
}
}
if(data44.webhook !== undefined){
let data45 = data44.webhook;
if(data45 && typeof data45 == "object" && !Array.isArray(data45)){
if(data45.url === undefined){
const err124 = {instancePath:instancePath+"/delivery/webhook",schemaPath:"#/properties/delivery/properties/webhook/required",keyword:"required",params:{missingProperty: "url"},message:"must have required property '"+"url"+"'",schema:schema_SearchRequest.properties.delivery.properties.webhook.required,parentSchema:schema_SearchRequest.properties.delivery.properties.webhook,data:data45};
if(vErrors === null){
vErrors = [err124];
}
else {
vErrors.push(err124);
}
errors++;
}
for(const key9 in data45){
if(!((key9 === "url") || (key9 === "secret"))){
const err125 = {instancePath:instancePath+"/delivery/webhook",schemaPath:"#/properties/delivery/properties/webhook/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key9},message:"must NOT have additional properties",schema:false,parentSchema:schema_SearchRequest.properties.delivery.properties.webhook,data:data45};
if(vErrors === null){
vErrors = [err125];
}
else {
vErrors.push(err125);
}
errors++;
}
}
if(data45.url !== undefined){
let data46 = data45.url;
if(typeof data46 === "string"){
if(func_7a031813(data46) > 2048){
const err126 = {instancePath:instancePath+"/delivery/webhook/url",schemaPath:"#/properties/delivery/properties/webhook/properties/url/maxLength",keyword:"maxLength",params:{limit: 2048},message:"must NOT have more than 2048 characters",schema:2048,parentSchema:schema_SearchRequest.properties.delivery.properties.webhook.properties.url,data:data46};
if(vErrors === null){
vErrors = [err126];
}
else {
vErrors.push(err126);
}
errors++;
}
if(func_7a031813(data46) < 1){
const err127 = {instancePath:instancePath+"/delivery/webhook/url",schemaPath:"#/properties/delivery/properties/webhook/properties/url/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_SearchRequest.properties.delivery.properties.webhook.properties.url,data:data46};
if(vErrors === null){
vErrors = [err127];
}
else {
vErrors.push(err127);
}
errors++;
}
if(!pattern_1c85d7d6.test(data46)){
const err128 = {instancePath:instancePath+"/delivery/webhook/url",schemaPath:"#/properties/delivery/properties/webhook/properties/url/pattern",keyword:"pattern",params:{pattern: "^[Hh][Tt][Tt][Pp][Ss]?://"},message:"must match pattern \""+"^[Hh][Tt][Tt][Pp][Ss]?://"+"\"",schema:"^[Hh][Tt][Tt][Pp][Ss]?://",parentSchema:schema_SearchRequest.properties.delivery.properties.webhook.properties.url,data:data46};
if(vErrors === null){
vErrors = [err128];
}
else {
vErrors.push(err128);
}
errors++;
}
if(!(formats_73ec681d(data46))){
const err129 = {instancePath:instancePath+"/delivery/webhook/url",schemaPath:"#/properties/delivery/properties/webhook/properties/url/format",keyword:"format",params:{format: "uri"},message:"must match format \""+"uri"+"\"",schema:"uri",parentSchema:schema_SearchRequest.properties.delivery.properties.webhook.properties.url,data:data46};
if(vErrors === null){
vErrors = [err129];
}
else {
vErrors.push(err129);
}
errors++;
}
}
else {
const err130 = {instancePath:instancePath+"/delivery/webhook/url",schemaPath:"#/properties/delivery/properties/webhook/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_SearchRequest.properties.delivery.properties.webhook.properties.url.type,parentSchema:schema_SearchRequest.properties.delivery.properties.webhook.properties.url,data:data46};
if(vErrors === null){
vErrors = [err130];
}
else {
vErrors.push(err130);
}
errors++;
}
}
if(data45.secret !== undefined){
let data47 = data45.secret;
if(typeof data47 === "string"){
if(func_7a031813(data47) > 256){
const err131 = {instancePath:instancePath+"/delivery/webhook/secret",schemaPath:"#/properties/delivery/properties/webhook/properties/secret/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters",schema:256,parentSchema:schema_SearchRequest.properties.delivery.properties.webhook.properties.secret,data:data47};
if(vErrors === null){
vErrors = [err131];
}
else {
vErrors.push(err131);
}
errors++;
}
if(func_7a031813(data47) < 1){
const err132 = {instancePath:instancePath+"/delivery/webhook/secret",schemaPath:"#/properties/delivery/properties/webhook/properties/secret/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_SearchRequest.properties.delivery.properties.webhook.properties.secret,data:data47};
if(vErrors === null){
vErrors = [err132];
}
else {
vErrors.push(err132);
}
errors++;
}
}
else {
const err133 = {instancePath:instancePath+"/delivery/webhook/secret",schemaPath:"#/properties/delivery/properties/webhook/properties/secret/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_SearchRequest.properties.delivery.properties.webhook.properties.secret.type,parentSchema:schema_SearchRequest.properties.delivery.properties.webhook.properties.secret,data:data47};
if(vErrors === null){
vErrors = [err133];
}
else {
vErrors.push(err133);
}
errors++;
}
}
}
else {
const err134 = {instancePath:instancePath+"/delivery/webhook",schemaPath:"#/properties/delivery/properties/webhook/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_SearchRequest.properties.delivery.properties.webhook.type,parentSchema:schema_SearchRequest.properties.delivery.properties.webhook,data:data45};
if(vErrors === null){
vErrors = [err134];
}
else {
vErrors.push(err134);
}
errors++;
}
}
}
else {
const err135 = {instancePath:instancePath+"/delivery",schemaPath:"#/properties/delivery/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_SearchRequest.properties.delivery.type,parentSchema:schema_SearchRequest.properties.delivery,data:data44};
if(vErrors === null){
vErrors = [err135];
}
else {
vErrors.push(err135);
}
errors++;
}
}
if(data.byok !== undefined){
let data48 = data.byok;
if(data48 && typeof data48 == "object" && !Array.isArray(data48)){
if(data48.mode === undefined){
data48.mode = "default";
}
for(const key10 in data48){
if(!(((key10 === "mode") || (key10 === "provider_one")) || (key10 === "provider_two"))){
const err136 = {instancePath:instancePath+"/byok",schemaPath:"#/properties/byok/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key10},message:"must NOT have additional properties",schema:false,parentSchema:schema_SearchRequest.properties.byok,data:data48};
if(vErrors === null){
vErrors = [err136];
}
else {
vErrors.push(err136);
}
errors++;
}
}
let data49 = data48.mode;
if(typeof data49 !== "string"){
const err137 = {instancePath:instancePath+"/byok/mode",schemaPath:"#/properties/byok/properties/mode/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_SearchRequest.properties.byok.properties.mode.type,parentSchema:schema_SearchRequest.properties.byok.properties.mode,data:data49};
if(vErrors === null){
vErrors = [err137];
}
else {
vErrors.push(err137);
}
errors++;
}
if(!((data49 === "default") || (data49 === "only"))){
const err138 = {instancePath:instancePath+"/byok/mode",schemaPath:"#/properties/byok/properties/mode/enum",keyword:"enum",params:{allowedValues: schema_SearchRequest.properties.byok.properties.mode.enum},message:"must be equal to one of the allowed values",schema:schema_SearchRequest.properties.byok.properties.mode.enum,parentSchema:schema_SearchRequest.properties.byok.properties.mode,data:data49};
if(vErrors === null){
vErrors = [err138];
}
else {
vErrors.push(err138);
}
errors++;
}
if(data48.provider_one !== undefined){
let data50 = data48.provider_one;
if(data50 && typeof data50 == "object" && !Array.isArray(data50)){
if(data50.api_key === undefined){
const err139 = {instancePath:instancePath+"/byok/provider_one",schemaPath:"#/properties/byok/properties/provider_one/required",keyword:"required",params:{missingProperty: "api_key"},message:"must have required property '"+"api_key"+"'",schema:schema_SearchRequest.properties.byok.properties.provider_one.required,parentSchema:schema_SearchRequest.properties.byok.properties.provider_one,data:data50};
if(vErrors === null){
vErrors = [err139];
}
else {
vErrors.push(err139);
}
errors++;
}
for(const key11 in data50){
if(!(key11 === "api_key")){
const err140 = {instancePath:instancePath+"/byok/provider_one",schemaPath:"#/properties/byok/properties/provider_one/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key11},message:"must NOT have additional properties",schema:false,parentSchema:schema_SearchRequest.properties.byok.properties.provider_one,data:data50};
if(vErrors === null){
vErrors = [err140];
}
else {
vErrors.push(err140);
}
errors++;
}
}
if(data50.api_key !== undefined){
let data51 = data50.api_key;
if(typeof data51 === "string"){
if(func_7a031813(data51) > 512){
const err141 = {instancePath:instancePath+"/byok/provider_one/api_key",schemaPath:"#/properties/byok/properties/provider_one/properties/api_key/maxLength",keyword:"maxLength",params:{limit: 512},message:"must NOT have more than 512 characters",schema:512,parentSchema:schema_SearchRequest.properties.byok.properties.provider_one.properties.api_key,data:data51};
if(vErrors === null){
vErrors = [err141];
}
else {
vErrors.push(err141);
}
errors++;
}
if(func_7a031813(data51) < 1){
const err142 = {instancePath:instancePath+"/byok/provider_one/api_key",schemaPath:"#/properties/byok/properties/provider_one/properties/api_key/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_SearchRequest.properties.byok.properties.provider_one.properties.api_key,data:data51};
if(vErrors === null){
vErrors = [err142];
}
else {
vErrors.push(err142);
}
errors++;
}
if(!pattern_9f0ef9b8.test(data51)){
const err143 = {instancePath:instancePath+"/byok/provider_one/api_key",schemaPath:"#/properties/byok/properties/provider_one/properties/api_key/pattern",keyword:"pattern",params:{pattern: "^[!-~]*$"},message:"must match pattern \""+"^[!-~]*$"+"\"",schema:"^[!-~]*$",parentSchema:schema_SearchRequest.properties.byok.properties.provider_one.properties.api_key,data:data51};
if(vErrors === null){
vErrors = [err143];
}
else {
vErrors.push(err143);
}
errors++;
}
}
else {
const err144 = {instancePath:instancePath+"/byok/provider_one/api_key",schemaPath:"#/properties/byok/properties/provider_one/properties/api_key/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_SearchRequest.properties.byok.properties.provider_one.properties.api_key.type,parentSchema:schema_SearchRequest.properties.byok.properties.provider_one.properties.api_key,data:data51};
if(vErrors === null){
vErrors = [err144];
}
else {
vErrors.push(err144);
}
errors++;
}
}
}
else {
const err145 = {instancePath:instancePath+"/byok/provider_one",schemaPath:"#/properties/byok/properties/provider_one/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_SearchRequest.properties.byok.properties.provider_one.type,parentSchema:schema_SearchRequest.properties.byok.properties.provider_one,data:data50};
if(vErrors === null){
vErrors = [err145];
}
else {
vErrors.push(err145);
}
errors++;
}
}
if(data48.provider_two !== undefined){
let data52 = data48.provider_two;
if(data52 && typeof data52 == "object" && !Array.isArray(data52)){
if(data52.api_key === undefined){
const err146 = {instancePath:instancePath+"/byok/provider_two",schemaPath:"#/properties/byok/properties/provider_two/required",keyword:"required",params:{missingProperty: "api_key"},message:"must have required property '"+"api_key"+"'",schema:schema_SearchRequest.properties.byok.properties.provider_two.required,parentSchema:schema_SearchRequest.properties.byok.properties.provider_two,data:data52};
if(vErrors === null){
vErrors = [err146];
}
else {
vErrors.push(err146);
}
errors++;
}
for(const key12 in data52){
if(!(key12 === "api_key")){
const err147 = {instancePath:instancePath+"/byok/provider_two",schemaPath:"#/properties/byok/properties/provider_two/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key12},message:"must NOT have additional properties",schema:false,parentSchema:schema_SearchRequest.properties.byok.properties.provider_two,data:data52};
if(vErrors === null){
vErrors = [err147];
}
else {
vErrors.push(err147);
}
errors++;
}
}
if(data52.api_key !== undefined){
let data53 = data52.api_key;
if(typeof data53 === "string"){
if(func_7a031813(data53) > 512){
const err148 = {instancePath:instancePath+"/byok/provider_two/api_key",schemaPath:"#/properties/byok/properties/provider_two/properties/api_key/maxLength",keyword:"maxLength",params:{limit: 512},message:"must NOT have more than 512 characters",schema:512,parentSchema:schema_SearchRequest.properties.byok.properties.provider_two.properties.api_key,data:data53};
if(vErrors === null){
vErrors = [err148];
}
else {
vErrors.push(err148);
}
errors++;
}
if(func_7a031813(data53) < 1){
const err149 = {instancePath:instancePath+"/byok/provider_two/api_key",schemaPath:"#/properties/byok/properties/provider_two/properties/api_key/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_SearchRequest.properties.byok.properties.provider_two.properties.api_key,data:data53};
if(vErrors === null){
vErrors = [err149];
}
else {
vErrors.push(err149);
}
errors++;
}
if(!pattern_9f0ef9b8.test(data53)){
const err150 = {instancePath:instancePath+"/byok/provider_two/api_key",schemaPath:"#/properties/byok/properties/provider_two/properties/api_key/pattern",keyword:"pattern",params:{pattern: "^[!-~]*$"},message:"must match pattern \""+"^[!-~]*$"+"\"",schema:"^[!-~]*$",parentSchema:schema_SearchRequest.properties.byok.properties.provider_two.properties.api_key,data:data53};
if(vErrors === null){
vErrors = [err150];
}
else {
vErrors.push(err150);
}
errors++;
}
}
else {
const err151 = {instancePath:instancePath+"/byok/provider_two/api_key",schemaPath:"#/properties/byok/properties/provider_two/properties/api_key/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_SearchRequest.properties.byok.properties.provider_two.properties.api_key.type,parentSchema:schema_SearchRequest.properties.byok.properties.provider_two.properties.api_key,data:data53};
if(vErrors === null){
vErrors = [err151];
}
else {
vErrors.push(err151);
}
errors++;
}
}
}
else {
const err152 = {instancePath:instancePath+"/byok/provider_two",schemaPath:"#/properties/byok/properties/provider_two/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_SearchRequest.properties.byok.properties.provider_two.type,parentSchema:schema_SearchRequest.properties.byok.properties.provider_two,data:data52};
if(vErrors === null){
vErrors = [err152];
}
else {
vErrors.push(err152);
}
errors++;
}
}
}
else {
const err153 = {instancePath:instancePath+"/byok",schemaPath:"#/properties/byok/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_SearchRequest.properties.byok.type,parentSchema:schema_SearchRequest.properties.byok,data:data48};
if(vErrors === null){
vErrors = [err153];
}
else {
vErrors.push(err153);
}
errors++;
}
}
if(data.reference !== undefined){
let data54 = data.reference;
if(typeof data54 === "string"){
if(func_7a031813(data54) > 200){
const err154 = {instancePath:instancePath+"/reference",schemaPath:"#/properties/reference/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters",schema:200,parentSchema:schema_SearchRequest.properties.reference,data:data54};
if(vErrors === null){
vErrors = [err154];
}
else {
vErrors.push(err154);
}
errors++;
}
if(func_7a031813(data54) < 1){
const err155 = {instancePath:instancePath+"/reference",schemaPath:"#/properties/reference/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_SearchRequest.properties.reference,data:data54};
if(vErrors === null){
vErrors = [err155];
}
else {
vErrors.push(err155);
}
errors++;
}
if(!pattern_78d1a9bb.test(data54)){
const err156 = {instancePath:instancePath+"/reference",schemaPath:"#/properties/reference/pattern",keyword:"pattern",params:{pattern: "^[^\\x00-\\x1f\\x7f]+$"},message:"must match pattern \""+"^[^\\x00-\\x1f\\x7f]+$"+"\"",schema:"^[^\\x00-\\x1f\\x7f]+$",parentSchema:schema_SearchRequest.properties.reference,data:data54};
if(vErrors === null){
vErrors = [err156];
}
else {
vErrors.push(err156);
}
errors++;
}
}
else {
const err157 = {instancePath:instancePath+"/reference",schemaPath:"#/properties/reference/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_SearchRequest.properties.reference.type,parentSchema:schema_SearchRequest.properties.reference,data:data54};
if(vErrors === null){
vErrors = [err157];
}
else {
vErrors.push(err157);
}
errors++;
}
}
if(data.labels !== undefined){
let data55 = data.labels;
if(Array.isArray(data55)){
if(data55.length > 10){
const err158 = {instancePath:instancePath+"/labels",schemaPath:"#/properties/labels/maxItems",keyword:"maxItems",params:{limit: 10},message:"must NOT have more than 10 items",schema:10,parentSchema:schema_SearchRequest.properties.labels,data:data55};
if(vErrors === null){
vErrors = [err158];
}
else {
vErrors.push(err158);
}
errors++;
}
const len10 = data55.length;
for(let i10=0; i10<len10; i10++){
let data56 = data55[i10];
if(typeof data56 === "string"){
if(func_7a031813(data56) > 50){
const err159 = {instancePath:instancePath+"/labels/" + i10,schemaPath:"#/properties/labels/items/maxLength",keyword:"maxLength",params:{limit: 50},message:"must NOT have more than 50 characters",schema:50,parentSchema:schema_SearchRequest.properties.labels.items,data:data56};
if(vErrors === null){
vErrors = [err159];
}
else {
vErrors.push(err159);
}
errors++;
}
if(func_7a031813(data56) < 1){
const err160 = {instancePath:instancePath+"/labels/" + i10,schemaPath:"#/properties/labels/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_SearchRequest.properties.labels.items,data:data56};
if(vErrors === null){
vErrors = [err160];
}
else {
vErrors.push(err160);
}
errors++;
}
if(!pattern_78d1a9bb.test(data56)){
const err161 = {instancePath:instancePath+"/labels/" + i10,schemaPath:"#/properties/labels/items/pattern",keyword:"pattern",params:{pattern: "^[^\\x00-\\x1f\\x7f]+$"},message:"must match pattern \""+"^[^\\x00-\\x1f\\x7f]+$"+"\"",schema:"^[^\\x00-\\x1f\\x7f]+$",parentSchema:schema_SearchRequest.properties.labels.items,data:data56};
if(vErrors === null){
vErrors = [err161];
}
else {
vErrors.push(err161);
}
errors++;
}
}
else {
const err162 = {instancePath:instancePath+"/labels/" + i10,schemaPath:"#/properties/labels/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_SearchRequest.properties.labels.items.type,parentSchema:schema_SearchRequest.properties.labels.items,data:data56};
if(vErrors === null){
vErrors = [err162];
}
else {
vErrors.push(err162);
}
errors++;
}
}
let i11 = data55.length;
let j0;
if(i11 > 1){
const indices0 = {};
for(;i11--;){
let item0 = data55[i11];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err163 = {instancePath:instancePath+"/labels",schemaPath:"#/properties/labels/uniqueItems",keyword:"uniqueItems",params:{i: i11, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i11+" are identical)",schema:true,parentSchema:schema_SearchRequest.properties.labels,data:data55};
if(vErrors === null){
vErrors = [err163];
}
else {
vErrors.push(err163);
}
errors++;
break;
}
indices0[item0] = i11;
}
}
}
else {
const err164 = {instancePath:instancePath+"/labels",schemaPath:"#/properties/labels/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema_SearchRequest.properties.labels.type,parentSchema:schema_SearchRequest.properties.labels,data:data55};
if(vErrors === null){
vErrors = [err164];
}
else {
vErrors.push(err164);
}
errors++;
}
}
}
else {
const err165 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_SearchRequest.type,parentSchema:schema_SearchRequest,data};
if(vErrors === null){
vErrors = [err165];
}
else {
vErrors.push(err165);
}
errors++;
}
validate_SearchRequest.errors = vErrors;
return errors === 0;
}
validate_SearchRequest.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

function validate_SignInRequest(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_SignInRequest.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.code === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "code"},message:"must have required property '"+"code"+"'",schema:schema_SignInRequest.required,parentSchema:schema_SignInRequest,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "code")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_SignInRequest,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.code !== undefined){
let data0 = data.code;
if(typeof data0 === "string"){
if(func_7a031813(data0) > 64){
const err2 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters",schema:64,parentSchema:schema_SignInRequest.properties.code,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func_7a031813(data0) < 1){
const err3 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_SignInRequest.properties.code,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_SignInRequest.properties.code.type,parentSchema:schema_SignInRequest.properties.code,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_SignInRequest.type,parentSchema:schema_SignInRequest,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate_SignInRequest.errors = vErrors;
return errors === 0;
}
validate_SignInRequest.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

function validate_TemporaryExportRequest(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_TemporaryExportRequest.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.query === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "query"},message:"must have required property '"+"query"+"'",schema:schema_TemporaryExportRequest.required,parentSchema:schema_TemporaryExportRequest,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.events === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "events"},message:"must have required property '"+"events"+"'",schema:schema_TemporaryExportRequest.required,parentSchema:schema_TemporaryExportRequest,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "query") || (key0 === "events"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_TemporaryExportRequest,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.query !== undefined){
let data0 = data.query;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.type === undefined){
const err3 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'",schema:schema_TemporaryExportRequest.properties.query.required,parentSchema:schema_TemporaryExportRequest.properties.query,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data0.value === undefined){
const err4 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/required",keyword:"required",params:{missingProperty: "value"},message:"must have required property '"+"value"+"'",schema:schema_TemporaryExportRequest.properties.query.required,parentSchema:schema_TemporaryExportRequest.properties.query,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
for(const key1 in data0){
if(!((key1 === "type") || (key1 === "value"))){
const err5 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema_TemporaryExportRequest.properties.query,data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data0.type !== undefined){
let data1 = data0.type;
if(typeof data1 !== "string"){
const err6 = {instancePath:instancePath+"/query/type",schemaPath:"#/properties/query/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_TemporaryExportRequest.properties.query.properties.type.type,parentSchema:schema_TemporaryExportRequest.properties.query.properties.type,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!(((((data1 === "Pseudonym") || (data1 === "Email Address")) || (data1 === "Domain Name")) || (data1 === "Cryptocurrency")) || (data1 === "IP Address"))){
const err7 = {instancePath:instancePath+"/query/type",schemaPath:"#/properties/query/properties/type/enum",keyword:"enum",params:{allowedValues: schema_TemporaryExportRequest.properties.query.properties.type.enum},message:"must be equal to one of the allowed values",schema:schema_TemporaryExportRequest.properties.query.properties.type.enum,parentSchema:schema_TemporaryExportRequest.properties.query.properties.type,data:data1};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data0.value !== undefined){
let data2 = data0.value;
if(typeof data2 === "string"){
if(func_7a031813(data2) > 2048){
const err8 = {instancePath:instancePath+"/query/value",schemaPath:"#/properties/query/properties/value/maxLength",keyword:"maxLength",params:{limit: 2048},message:"must NOT have more than 2048 characters",schema:2048,parentSchema:schema_TemporaryExportRequest.properties.query.properties.value,data:data2};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(func_7a031813(data2) < 1){
const err9 = {instancePath:instancePath+"/query/value",schemaPath:"#/properties/query/properties/value/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_TemporaryExportRequest.properties.query.properties.value,data:data2};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/query/value",schemaPath:"#/properties/query/properties/value/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_TemporaryExportRequest.properties.query.properties.value.type,parentSchema:schema_TemporaryExportRequest.properties.query.properties.value,data:data2};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
else {
const err11 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_TemporaryExportRequest.properties.query.type,parentSchema:schema_TemporaryExportRequest.properties.query,data:data0};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.events !== undefined){
let data3 = data.events;
if(typeof data3 === "string"){
if(func_7a031813(data3) > 1500000){
const err12 = {instancePath:instancePath+"/events",schemaPath:"#/properties/events/maxLength",keyword:"maxLength",params:{limit: 1500000},message:"must NOT have more than 1500000 characters",schema:1500000,parentSchema:schema_TemporaryExportRequest.properties.events,data:data3};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(func_7a031813(data3) < 1){
const err13 = {instancePath:instancePath+"/events",schemaPath:"#/properties/events/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_TemporaryExportRequest.properties.events,data:data3};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/events",schemaPath:"#/properties/events/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_TemporaryExportRequest.properties.events.type,parentSchema:schema_TemporaryExportRequest.properties.events,data:data3};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
else {
const err15 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_TemporaryExportRequest.type,parentSchema:schema_TemporaryExportRequest,data};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
validate_TemporaryExportRequest.errors = vErrors;
return errors === 0;
}
validate_TemporaryExportRequest.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

function validate_ToolExportRequest(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_ToolExportRequest.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.tool === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "tool"},message:"must have required property '"+"tool"+"'",schema:schema_ToolExportRequest.required,parentSchema:schema_ToolExportRequest,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.operation === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "operation"},message:"must have required property '"+"operation"+"'",schema:schema_ToolExportRequest.required,parentSchema:schema_ToolExportRequest,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.query === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "query"},message:"must have required property '"+"query"+"'",schema:schema_ToolExportRequest.required,parentSchema:schema_ToolExportRequest,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.data === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "data"},message:"must have required property '"+"data"+"'",schema:schema_ToolExportRequest.required,parentSchema:schema_ToolExportRequest,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.meta === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "meta"},message:"must have required property '"+"meta"+"'",schema:schema_ToolExportRequest.required,parentSchema:schema_ToolExportRequest,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.tool !== undefined){
let data0 = data.tool;
if(typeof data0 === "string"){
if(func_7a031813(data0) > 100){
const err5 = {instancePath:instancePath+"/tool",schemaPath:"#/properties/tool/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters",schema:100,parentSchema:schema_ToolExportRequest.properties.tool,data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/tool",schemaPath:"#/properties/tool/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_ToolExportRequest.properties.tool.type,parentSchema:schema_ToolExportRequest.properties.tool,data:data0};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.operation !== undefined){
let data1 = data.operation;
if(typeof data1 === "string"){
if(func_7a031813(data1) > 100){
const err7 = {instancePath:instancePath+"/operation",schemaPath:"#/properties/operation/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters",schema:100,parentSchema:schema_ToolExportRequest.properties.operation,data:data1};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/operation",schemaPath:"#/properties/operation/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_ToolExportRequest.properties.operation.type,parentSchema:schema_ToolExportRequest.properties.operation,data:data1};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.query !== undefined){
let data2 = data.query;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
}
else {
const err9 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_ToolExportRequest.properties.query.type,parentSchema:schema_ToolExportRequest.properties.query,data:data2};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.data !== undefined){
let data3 = data.data;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
}
else {
const err10 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_ToolExportRequest.properties.data.type,parentSchema:schema_ToolExportRequest.properties.data,data:data3};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.meta !== undefined){
let data4 = data.meta;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
}
else {
const err11 = {instancePath:instancePath+"/meta",schemaPath:"#/properties/meta/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_ToolExportRequest.properties.meta.type,parentSchema:schema_ToolExportRequest.properties.meta,data:data4};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
else {
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_ToolExportRequest.type,parentSchema:schema_ToolExportRequest,data};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
validate_ToolExportRequest.errors = vErrors;
return errors === 0;
}
validate_ToolExportRequest.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

function validate_TypeGuessRequest(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_TypeGuessRequest.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.values === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "values"},message:"must have required property '"+"values"+"'",schema:schema_TypeGuessRequest.required,parentSchema:schema_TypeGuessRequest,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "values")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_TypeGuessRequest,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.values !== undefined){
let data0 = data.values;
if(Array.isArray(data0)){
if(data0.length > 1000){
const err2 = {instancePath:instancePath+"/values",schemaPath:"#/properties/values/maxItems",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items",schema:1000,parentSchema:schema_TypeGuessRequest.properties.values,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.length < 1){
const err3 = {instancePath:instancePath+"/values",schemaPath:"#/properties/values/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema_TypeGuessRequest.properties.values,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(typeof data1 === "string"){
if(func_7a031813(data1) > 500000){
const err4 = {instancePath:instancePath+"/values/" + i0,schemaPath:"#/properties/values/items/maxLength",keyword:"maxLength",params:{limit: 500000},message:"must NOT have more than 500000 characters",schema:500000,parentSchema:schema_TypeGuessRequest.properties.values.items,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/values/" + i0,schemaPath:"#/properties/values/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_TypeGuessRequest.properties.values.items.type,parentSchema:schema_TypeGuessRequest.properties.values.items,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
else {
const err6 = {instancePath:instancePath+"/values",schemaPath:"#/properties/values/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema_TypeGuessRequest.properties.values.type,parentSchema:schema_TypeGuessRequest.properties.values,data:data0};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_TypeGuessRequest.type,parentSchema:schema_TypeGuessRequest,data};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate_TypeGuessRequest.errors = vErrors;
return errors === 0;
}
validate_TypeGuessRequest.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

function validate_VinRequest(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_VinRequest.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.vin === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "vin"},message:"must have required property '"+"vin"+"'",schema:schema_VinRequest.required,parentSchema:schema_VinRequest,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "vin")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_VinRequest,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.vin !== undefined){
let data0 = data.vin;
if(typeof data0 === "string"){
if(func_7a031813(data0) > 64){
const err2 = {instancePath:instancePath+"/vin",schemaPath:"#/properties/vin/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters",schema:64,parentSchema:schema_VinRequest.properties.vin,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func_7a031813(data0) < 1){
const err3 = {instancePath:instancePath+"/vin",schemaPath:"#/properties/vin/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_VinRequest.properties.vin,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/vin",schemaPath:"#/properties/vin/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_VinRequest.properties.vin.type,parentSchema:schema_VinRequest.properties.vin,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_VinRequest.type,parentSchema:schema_VinRequest,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate_VinRequest.errors = vErrors;
return errors === 0;
}
validate_VinRequest.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

function validate_WatchDeletionRequest(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_WatchDeletionRequest.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.ids === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ids"},message:"must have required property '"+"ids"+"'",schema:schema_WatchDeletionRequest.required,parentSchema:schema_WatchDeletionRequest,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "ids")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_WatchDeletionRequest,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.ids !== undefined){
let data0 = data.ids;
if(Array.isArray(data0)){
if(data0.length > 100){
const err2 = {instancePath:instancePath+"/ids",schemaPath:"#/properties/ids/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items",schema:100,parentSchema:schema_WatchDeletionRequest.properties.ids,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.length < 1){
const err3 = {instancePath:instancePath+"/ids",schemaPath:"#/properties/ids/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema_WatchDeletionRequest.properties.ids,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(typeof data1 === "string"){
if(func_7a031813(data1) > 36){
const err4 = {instancePath:instancePath+"/ids/" + i0,schemaPath:"#/properties/ids/items/maxLength",keyword:"maxLength",params:{limit: 36},message:"must NOT have more than 36 characters",schema:36,parentSchema:schema_WatchDeletionRequest.properties.ids.items,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!(formats_f16e24a5.test(data1))){
const err5 = {instancePath:instancePath+"/ids/" + i0,schemaPath:"#/properties/ids/items/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\"",schema:"uuid",parentSchema:schema_WatchDeletionRequest.properties.ids.items,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/ids/" + i0,schemaPath:"#/properties/ids/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_WatchDeletionRequest.properties.ids.items.type,parentSchema:schema_WatchDeletionRequest.properties.ids.items,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
let i1 = data0.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data0[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err7 = {instancePath:instancePath+"/ids",schemaPath:"#/properties/ids/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)",schema:true,parentSchema:schema_WatchDeletionRequest.properties.ids,data:data0};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
break;
}
indices0[item0] = i1;
}
}
}
else {
const err8 = {instancePath:instancePath+"/ids",schemaPath:"#/properties/ids/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema_WatchDeletionRequest.properties.ids.type,parentSchema:schema_WatchDeletionRequest.properties.ids,data:data0};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_WatchDeletionRequest.type,parentSchema:schema_WatchDeletionRequest,data};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate_WatchDeletionRequest.errors = vErrors;
return errors === 0;
}
validate_WatchDeletionRequest.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

function validate_WatchRequest(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_WatchRequest.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.observable === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "observable"},message:"must have required property '"+"observable"+"'",schema:schema_WatchRequest.required,parentSchema:schema_WatchRequest,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.interval_hours === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "interval_hours"},message:"must have required property '"+"interval_hours"+"'",schema:schema_WatchRequest.required,parentSchema:schema_WatchRequest,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!(func_191f75b3.call(schema_WatchRequest.properties, key0))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_WatchRequest,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.observable !== undefined){
let data0 = data.observable;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.value === undefined){
const err3 = {instancePath:instancePath+"/observable",schemaPath:"#/properties/observable/required",keyword:"required",params:{missingProperty: "value"},message:"must have required property '"+"value"+"'",schema:schema_WatchRequest.properties.observable.required,parentSchema:schema_WatchRequest.properties.observable,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key1 in data0){
if(!(((key1 === "type") || (key1 === "value")) || (key1 === "reference"))){
const err4 = {instancePath:instancePath+"/observable",schemaPath:"#/properties/observable/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema_WatchRequest.properties.observable,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data0.type !== undefined){
let data1 = data0.type;
if(typeof data1 !== "string"){
const err5 = {instancePath:instancePath+"/observable/type",schemaPath:"#/properties/observable/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_WatchRequest.properties.observable.properties.type.type,parentSchema:schema_WatchRequest.properties.observable.properties.type,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!(((((data1 === "Pseudonym") || (data1 === "Email Address")) || (data1 === "Domain Name")) || (data1 === "Cryptocurrency")) || (data1 === "IP Address"))){
const err6 = {instancePath:instancePath+"/observable/type",schemaPath:"#/properties/observable/properties/type/enum",keyword:"enum",params:{allowedValues: schema_WatchRequest.properties.observable.properties.type.enum},message:"must be equal to one of the allowed values",schema:schema_WatchRequest.properties.observable.properties.type.enum,parentSchema:schema_WatchRequest.properties.observable.properties.type,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data0.value !== undefined){
let data2 = data0.value;
if(typeof data2 === "string"){
if(func_7a031813(data2) > 2048){
const err7 = {instancePath:instancePath+"/observable/value",schemaPath:"#/properties/observable/properties/value/maxLength",keyword:"maxLength",params:{limit: 2048},message:"must NOT have more than 2048 characters",schema:2048,parentSchema:schema_WatchRequest.properties.observable.properties.value,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(func_7a031813(data2) < 1){
const err8 = {instancePath:instancePath+"/observable/value",schemaPath:"#/properties/observable/properties/value/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_WatchRequest.properties.observable.properties.value,data:data2};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/observable/value",schemaPath:"#/properties/observable/properties/value/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_WatchRequest.properties.observable.properties.value.type,parentSchema:schema_WatchRequest.properties.observable.properties.value,data:data2};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data0.reference !== undefined){
let data3 = data0.reference;
if(typeof data3 === "string"){
if(func_7a031813(data3) > 200){
const err10 = {instancePath:instancePath+"/observable/reference",schemaPath:"#/properties/observable/properties/reference/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters",schema:200,parentSchema:schema_WatchRequest.properties.observable.properties.reference,data:data3};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(func_7a031813(data3) < 1){
const err11 = {instancePath:instancePath+"/observable/reference",schemaPath:"#/properties/observable/properties/reference/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_WatchRequest.properties.observable.properties.reference,data:data3};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(!pattern_78d1a9bb.test(data3)){
const err12 = {instancePath:instancePath+"/observable/reference",schemaPath:"#/properties/observable/properties/reference/pattern",keyword:"pattern",params:{pattern: "^[^\\x00-\\x1f\\x7f]+$"},message:"must match pattern \""+"^[^\\x00-\\x1f\\x7f]+$"+"\"",schema:"^[^\\x00-\\x1f\\x7f]+$",parentSchema:schema_WatchRequest.properties.observable.properties.reference,data:data3};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/observable/reference",schemaPath:"#/properties/observable/properties/reference/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_WatchRequest.properties.observable.properties.reference.type,parentSchema:schema_WatchRequest.properties.observable.properties.reference,data:data3};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
else {
const err14 = {instancePath:instancePath+"/observable",schemaPath:"#/properties/observable/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_WatchRequest.properties.observable.type,parentSchema:schema_WatchRequest.properties.observable,data:data0};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.interval_hours !== undefined){
let data4 = data.interval_hours;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err15 = {instancePath:instancePath+"/interval_hours",schemaPath:"#/properties/interval_hours/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema_WatchRequest.properties.interval_hours.type,parentSchema:schema_WatchRequest.properties.interval_hours,data:data4};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 744 || isNaN(data4)){
const err16 = {instancePath:instancePath+"/interval_hours",schemaPath:"#/properties/interval_hours/maximum",keyword:"maximum",params:{comparison: "<=", limit: 744},message:"must be <= 744",schema:744,parentSchema:schema_WatchRequest.properties.interval_hours,data:data4};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data4 < 1 || isNaN(data4)){
const err17 = {instancePath:instancePath+"/interval_hours",schemaPath:"#/properties/interval_hours/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema_WatchRequest.properties.interval_hours,data:data4};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(!(formats_53abe991.validate(data4))){
const err18 = {instancePath:instancePath+"/interval_hours",schemaPath:"#/properties/interval_hours/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\"",schema:"int32",parentSchema:schema_WatchRequest.properties.interval_hours,data:data4};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
if(data.preset !== undefined){
let data5 = data.preset;
if(typeof data5 === "string"){
if(func_7a031813(data5) > 64){
const err19 = {instancePath:instancePath+"/preset",schemaPath:"#/properties/preset/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters",schema:64,parentSchema:schema_WatchRequest.properties.preset,data:data5};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(func_7a031813(data5) < 1){
const err20 = {instancePath:instancePath+"/preset",schemaPath:"#/properties/preset/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_WatchRequest.properties.preset,data:data5};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
else {
const err21 = {instancePath:instancePath+"/preset",schemaPath:"#/properties/preset/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_WatchRequest.properties.preset.type,parentSchema:schema_WatchRequest.properties.preset,data:data5};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.modules !== undefined){
let data6 = data.modules;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
for(const key2 in data6){
if(!((((((key2 === "mode") || (key2 === "tags")) || (key2 === "unknown")) || (key2 === "ids")) || (key2 === "slugs")) || (key2 === "exclude"))){
const err22 = {instancePath:instancePath+"/modules",schemaPath:"#/properties/modules/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties",schema:false,parentSchema:schema_WatchRequest.properties.modules,data:data6};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data6.mode !== undefined){
let data7 = data6.mode;
if(typeof data7 !== "string"){
const err23 = {instancePath:instancePath+"/modules/mode",schemaPath:"#/properties/modules/properties/mode/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_WatchRequest.properties.modules.properties.mode.type,parentSchema:schema_WatchRequest.properties.modules.properties.mode,data:data7};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(!(((data7 === "all") || (data7 === "selected")) || (data7 === "none"))){
const err24 = {instancePath:instancePath+"/modules/mode",schemaPath:"#/properties/modules/properties/mode/enum",keyword:"enum",params:{allowedValues: schema_WatchRequest.properties.modules.properties.mode.enum},message:"must be equal to one of the allowed values",schema:schema_WatchRequest.properties.modules.properties.mode.enum,parentSchema:schema_WatchRequest.properties.modules.properties.mode,data:data7};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data6.tags !== undefined){
let data8 = data6.tags;
if(Array.isArray(data8)){
if(data8.length > 100){
const err25 = {instancePath:instancePath+"/modules/tags",schemaPath:"#/properties/modules/properties/tags/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items",schema:100,parentSchema:schema_WatchRequest.properties.modules.properties.tags,data:data8};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(data8.length < 1){
const err26 = {instancePath:instancePath+"/modules/tags",schemaPath:"#/properties/modules/properties/tags/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema_WatchRequest.properties.modules.properties.tags,data:data8};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
const len0 = data8.length;
for(let i0=0; i0<len0; i0++){
let data9 = data8[i0];
if(typeof data9 === "string"){
if(func_7a031813(data9) > 100){
const err27 = {instancePath:instancePath+"/modules/tags/" + i0,schemaPath:"#/properties/modules/properties/tags/items/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters",schema:100,parentSchema:schema_WatchRequest.properties.modules.properties.tags.items,data:data9};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(func_7a031813(data9) < 1){
const err28 = {instancePath:instancePath+"/modules/tags/" + i0,schemaPath:"#/properties/modules/properties/tags/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_WatchRequest.properties.modules.properties.tags.items,data:data9};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
else {
const err29 = {instancePath:instancePath+"/modules/tags/" + i0,schemaPath:"#/properties/modules/properties/tags/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_WatchRequest.properties.modules.properties.tags.items.type,parentSchema:schema_WatchRequest.properties.modules.properties.tags.items,data:data9};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
}
else {
const err30 = {instancePath:instancePath+"/modules/tags",schemaPath:"#/properties/modules/properties/tags/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema_WatchRequest.properties.modules.properties.tags.type,parentSchema:schema_WatchRequest.properties.modules.properties.tags,data:data8};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data6.unknown !== undefined){
let data10 = data6.unknown;
if(typeof data10 !== "string"){
const err31 = {instancePath:instancePath+"/modules/unknown",schemaPath:"#/properties/modules/properties/unknown/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_WatchRequest.properties.modules.properties.unknown.type,parentSchema:schema_WatchRequest.properties.modules.properties.unknown,data:data10};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(!((data10 === "error") || (data10 === "skip"))){
const err32 = {instancePath:instancePath+"/modules/unknown",schemaPath:"#/properties/modules/properties/unknown/enum",keyword:"enum",params:{allowedValues: schema_WatchRequest.properties.modules.properties.unknown.enum},message:"must be equal to one of the allowed values",schema:schema_WatchRequest.properties.modules.properties.unknown.enum,parentSchema:schema_WatchRequest.properties.modules.properties.unknown,data:data10};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data6.ids !== undefined){
let data11 = data6.ids;
if(Array.isArray(data11)){
if(data11.length > 1000){
const err33 = {instancePath:instancePath+"/modules/ids",schemaPath:"#/properties/modules/properties/ids/maxItems",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items",schema:1000,parentSchema:schema_WatchRequest.properties.modules.properties.ids,data:data11};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
const len1 = data11.length;
for(let i1=0; i1<len1; i1++){
let data12 = data11[i1];
if(typeof data12 === "string"){
if(func_7a031813(data12) > 36){
const err34 = {instancePath:instancePath+"/modules/ids/" + i1,schemaPath:"#/properties/modules/properties/ids/items/maxLength",keyword:"maxLength",params:{limit: 36},message:"must NOT have more than 36 characters",schema:36,parentSchema:schema_WatchRequest.properties.modules.properties.ids.items,data:data12};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if(!(formats_f16e24a5.test(data12))){
const err35 = {instancePath:instancePath+"/modules/ids/" + i1,schemaPath:"#/properties/modules/properties/ids/items/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\"",schema:"uuid",parentSchema:schema_WatchRequest.properties.modules.properties.ids.items,data:data12};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
else {
const err36 = {instancePath:instancePath+"/modules/ids/" + i1,schemaPath:"#/properties/modules/properties/ids/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_WatchRequest.properties.modules.properties.ids.items.type,parentSchema:schema_WatchRequest.properties.modules.properties.ids.items,data:data12};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
}
else {
const err37 = {instancePath:instancePath+"/modules/ids",schemaPath:"#/properties/modules/properties/ids/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema_WatchRequest.properties.modules.properties.ids.type,parentSchema:schema_WatchRequest.properties.modules.properties.ids,data:data11};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data6.slugs !== undefined){
let data13 = data6.slugs;
if(Array.isArray(data13)){
if(data13.length > 200){
const err38 = {instancePath:instancePath+"/modules/slugs",schemaPath:"#/properties/modules/properties/slugs/maxItems",keyword:"maxItems",params:{limit: 200},message:"must NOT have more than 200 items",schema:200,parentSchema:schema_WatchRequest.properties.modules.properties.slugs,data:data13};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
const len2 = data13.length;
for(let i2=0; i2<len2; i2++){
let data14 = data13[i2];
if(typeof data14 === "string"){
if(func_7a031813(data14) > 64){
const err39 = {instancePath:instancePath+"/modules/slugs/" + i2,schemaPath:"#/properties/modules/properties/slugs/items/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters",schema:64,parentSchema:schema_WatchRequest.properties.modules.properties.slugs.items,data:data14};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
if(func_7a031813(data14) < 1){
const err40 = {instancePath:instancePath+"/modules/slugs/" + i2,schemaPath:"#/properties/modules/properties/slugs/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_WatchRequest.properties.modules.properties.slugs.items,data:data14};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
else {
const err41 = {instancePath:instancePath+"/modules/slugs/" + i2,schemaPath:"#/properties/modules/properties/slugs/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_WatchRequest.properties.modules.properties.slugs.items.type,parentSchema:schema_WatchRequest.properties.modules.properties.slugs.items,data:data14};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
}
else {
const err42 = {instancePath:instancePath+"/modules/slugs",schemaPath:"#/properties/modules/properties/slugs/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema_WatchRequest.properties.modules.properties.slugs.type,parentSchema:schema_WatchRequest.properties.modules.properties.slugs,data:data13};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
if(data6.exclude !== undefined){
let data15 = data6.exclude;
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
for(const key3 in data15){
if(!(((key3 === "ids") || (key3 === "slugs")) || (key3 === "tags"))){
const err43 = {instancePath:instancePath+"/modules/exclude",schemaPath:"#/properties/modules/properties/exclude/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties",schema:false,parentSchema:schema_WatchRequest.properties.modules.properties.exclude,data:data15};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
if(data15.ids !== undefined){
let data16 = data15.ids;
if(Array.isArray(data16)){
if(data16.length > 200){
const err44 = {instancePath:instancePath+"/modules/exclude/ids",schemaPath:"#/properties/modules/properties/exclude/properties/ids/maxItems",keyword:"maxItems",params:{limit: 200},message:"must NOT have more than 200 items",schema:200,parentSchema:schema_WatchRequest.properties.modules.properties.exclude.properties.ids,data:data16};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
if(data16.length < 1){
const err45 = {instancePath:instancePath+"/modules/exclude/ids",schemaPath:"#/properties/modules/properties/exclude/properties/ids/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema_WatchRequest.properties.modules.properties.exclude.properties.ids,data:data16};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
const len3 = data16.length;
for(let i3=0; i3<len3; i3++){
let data17 = data16[i3];
if(typeof data17 === "string"){
if(func_7a031813(data17) > 36){
const err46 = {instancePath:instancePath+"/modules/exclude/ids/" + i3,schemaPath:"#/properties/modules/properties/exclude/properties/ids/items/maxLength",keyword:"maxLength",params:{limit: 36},message:"must NOT have more than 36 characters",schema:36,parentSchema:schema_WatchRequest.properties.modules.properties.exclude.properties.ids.items,data:data17};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
if(!(formats_f16e24a5.test(data17))){
const err47 = {instancePath:instancePath+"/modules/exclude/ids/" + i3,schemaPath:"#/properties/modules/properties/exclude/properties/ids/items/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\"",schema:"uuid",parentSchema:schema_WatchRequest.properties.modules.properties.exclude.properties.ids.items,data:data17};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
else {
const err48 = {instancePath:instancePath+"/modules/exclude/ids/" + i3,schemaPath:"#/properties/modules/properties/exclude/properties/ids/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_WatchRequest.properties.modules.properties.exclude.properties.ids.items.type,parentSchema:schema_WatchRequest.properties.modules.properties.exclude.properties.ids.items,data:data17};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
}
else {
const err49 = {instancePath:instancePath+"/modules/exclude/ids",schemaPath:"#/properties/modules/properties/exclude/properties/ids/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema_WatchRequest.properties.modules.properties.exclude.properties.ids.type,parentSchema:schema_WatchRequest.properties.modules.properties.exclude.properties.ids,data:data16};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
if(data15.slugs !== undefined){
let data18 = data15.slugs;
if(Array.isArray(data18)){
if(data18.length > 200){
const err50 = {instancePath:instancePath+"/modules/exclude/slugs",schemaPath:"#/properties/modules/properties/exclude/properties/slugs/maxItems",keyword:"maxItems",params:{limit: 200},message:"must NOT have more than 200 items",schema:200,parentSchema:schema_WatchRequest.properties.modules.properties.exclude.properties.slugs,data:data18};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
if(data18.length < 1){
const err51 = {instancePath:instancePath+"/modules/exclude/slugs",schemaPath:"#/properties/modules/properties/exclude/properties/slugs/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema_WatchRequest.properties.modules.properties.exclude.properties.slugs,data:data18};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
const len4 = data18.length;
for(let i4=0; i4<len4; i4++){
let data19 = data18[i4];
if(typeof data19 === "string"){
if(func_7a031813(data19) > 64){
const err52 = {instancePath:instancePath+"/modules/exclude/slugs/" + i4,schemaPath:"#/properties/modules/properties/exclude/properties/slugs/items/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters",schema:64,parentSchema:schema_WatchRequest.properties.modules.properties.exclude.properties.slugs.items,data:data19};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
if(func_7a031813(data19) < 1){
const err53 = {instancePath:instancePath+"/modules/exclude/slugs/" + i4,schemaPath:"#/properties/modules/properties/exclude/properties/slugs/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_WatchRequest.properties.modules.properties.exclude.properties.slugs.items,data:data19};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
else {
const err54 = {instancePath:instancePath+"/modules/exclude/slugs/" + i4,schemaPath:"#/properties/modules/properties/exclude/properties/slugs/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_WatchRequest.properties.modules.properties.exclude.properties.slugs.items.type,parentSchema:schema_WatchRequest.properties.modules.properties.exclude.properties.slugs.items,data:data19};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
}
else {
const err55 = {instancePath:instancePath+"/modules/exclude/slugs",schemaPath:"#/properties/modules/properties/exclude/properties/slugs/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema_WatchRequest.properties.modules.properties.exclude.properties.slugs.type,parentSchema:schema_WatchRequest.properties.modules.properties.exclude.properties.slugs,data:data18};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
if(data15.tags !== undefined){
let data20 = data15.tags;
if(Array.isArray(data20)){
if(data20.length > 100){
const err56 = {instancePath:instancePath+"/modules/exclude/tags",schemaPath:"#/properties/modules/properties/exclude/properties/tags/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items",schema:100,parentSchema:schema_WatchRequest.properties.modules.properties.exclude.properties.tags,data:data20};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
if(data20.length < 1){
const err57 = {instancePath:instancePath+"/modules/exclude/tags",schemaPath:"#/properties/modules/properties/exclude/properties/tags/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema_WatchRequest.properties.modules.properties.exclude.properties.tags,data:data20};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
const len5 = data20.length;
for(let i5=0; i5<len5; i5++){
let data21 = data20[i5];
if(typeof data21 === "string"){
if(func_7a031813(data21) > 100){
const err58 = {instancePath:instancePath+"/modules/exclude/tags/" + i5,schemaPath:"#/properties/modules/properties/exclude/properties/tags/items/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters",schema:100,parentSchema:schema_WatchRequest.properties.modules.properties.exclude.properties.tags.items,data:data21};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
if(func_7a031813(data21) < 1){
const err59 = {instancePath:instancePath+"/modules/exclude/tags/" + i5,schemaPath:"#/properties/modules/properties/exclude/properties/tags/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_WatchRequest.properties.modules.properties.exclude.properties.tags.items,data:data21};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
}
else {
const err60 = {instancePath:instancePath+"/modules/exclude/tags/" + i5,schemaPath:"#/properties/modules/properties/exclude/properties/tags/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_WatchRequest.properties.modules.properties.exclude.properties.tags.items.type,parentSchema:schema_WatchRequest.properties.modules.properties.exclude.properties.tags.items,data:data21};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
}
}
else {
const err61 = {instancePath:instancePath+"/modules/exclude/tags",schemaPath:"#/properties/modules/properties/exclude/properties/tags/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema_WatchRequest.properties.modules.properties.exclude.properties.tags.type,parentSchema:schema_WatchRequest.properties.modules.properties.exclude.properties.tags,data:data20};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
}
}
else {
const err62 = {instancePath:instancePath+"/modules/exclude",schemaPath:"#/properties/modules/properties/exclude/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_WatchRequest.properties.modules.properties.exclude.type,parentSchema:schema_WatchRequest.properties.modules.properties.exclude,data:data15};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
}
}
else {
const err63 = {instancePath:instancePath+"/modules",schemaPath:"#/properties/modules/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_WatchRequest.properties.modules.type,parentSchema:schema_WatchRequest.properties.modules,data:data6};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
}
if(data.leaks !== undefined){
let data22 = data.leaks;
const _errs51 = errors;
let valid16 = true;
const _errs52 = errors;
if(errors === _errs52){
if(data22 && typeof data22 == "object" && !Array.isArray(data22)){
let missing0;
if((data22.mode === undefined) && (missing0 = "mode")){
const err64 = {};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
else {
if(data22.mode !== undefined){
if("selected" !== data22.mode){
const err65 = {};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
}
}
}
else {
const err66 = {};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
}
var _valid0 = _errs52 === errors;
errors = _errs51;
if(vErrors !== null){
if(_errs51){
vErrors.length = _errs51;
}
else {
vErrors = null;
}
}
let ifClause0;
if(_valid0){
const _errs56 = errors;
if(data22 && typeof data22 == "object" && !Array.isArray(data22)){
if(data22.sources === undefined){
const err67 = {instancePath:instancePath+"/leaks",schemaPath:"#/properties/leaks/then/required",keyword:"required",params:{missingProperty: "sources"},message:"must have required property '"+"sources"+"'",schema:schema_WatchRequest.properties.leaks.then.required,parentSchema:schema_WatchRequest.properties.leaks.then,data:data22};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
if(data22.sources !== undefined){
let data24 = data22.sources;
if(Array.isArray(data24)){
if(data24.length < 1){
const err68 = {instancePath:instancePath+"/leaks/sources",schemaPath:"#/properties/leaks/then/properties/sources/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema_WatchRequest.properties.leaks.then.properties.sources,data:data24};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
}
else {
const err69 = {instancePath:instancePath+"/leaks/sources",schemaPath:"#/properties/leaks/then/properties/sources/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema_WatchRequest.properties.leaks.then.properties.sources.type,parentSchema:schema_WatchRequest.properties.leaks.then.properties.sources,data:data24};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
}
}
else {
const err70 = {instancePath:instancePath+"/leaks",schemaPath:"#/properties/leaks/then/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_WatchRequest.properties.leaks.then.type,parentSchema:schema_WatchRequest.properties.leaks.then,data:data22};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
var _valid0 = _errs56 === errors;
valid16 = _valid0;
ifClause0 = "then";
}
else {
const _errs61 = errors;
const _errs62 = errors;
let valid19 = true;
const _errs63 = errors;
if(errors === _errs63){
if(data22 && typeof data22 == "object" && !Array.isArray(data22)){
let missing1;
if((data22.mode === undefined) && (missing1 = "mode")){
const err71 = {};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
else {
if(data22.mode !== undefined){
let data25 = data22.mode;
const _errs66 = errors;
if(errors === _errs66){
if(typeof data25 === "string"){
if(func_7a031813(data25) > 16){
const err72 = {};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
}
else {
const err73 = {};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
}
}
}
}
else {
const err74 = {};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
}
var _valid1 = _errs63 === errors;
errors = _errs62;
if(vErrors !== null){
if(_errs62){
vErrors.length = _errs62;
}
else {
vErrors = null;
}
}
let ifClause1;
if(_valid1){
const _errs68 = errors;
if(data22 && typeof data22 == "object" && !Array.isArray(data22)){
if(data22.sources !== undefined){
let data26 = data22.sources;
if(Array.isArray(data26)){
if(data26.length > 0){
const err75 = {instancePath:instancePath+"/leaks/sources",schemaPath:"#/properties/leaks/else/then/properties/sources/maxItems",keyword:"maxItems",params:{limit: 0},message:"must NOT have more than 0 items",schema:0,parentSchema:schema_WatchRequest.properties.leaks.else.then.properties.sources,data:data26};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
}
else {
const err76 = {instancePath:instancePath+"/leaks/sources",schemaPath:"#/properties/leaks/else/then/properties/sources/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema_WatchRequest.properties.leaks.else.then.properties.sources.type,parentSchema:schema_WatchRequest.properties.leaks.else.then.properties.sources,data:data26};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
}
}
else {
const err77 = {instancePath:instancePath+"/leaks",schemaPath:"#/properties/leaks/else/then/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_WatchRequest.properties.leaks.else.then.type,parentSchema:schema_WatchRequest.properties.leaks.else.then,data:data22};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
var _valid1 = _errs68 === errors;
valid19 = _valid1;
ifClause1 = "then";
}
else {
const _errs73 = errors;
const _errs74 = errors;
let valid22 = true;
const _errs75 = errors;
if(errors === _errs75){
if(data22 && typeof data22 == "object" && !Array.isArray(data22)){
let missing2;
if((data22.sources === undefined) && (missing2 = "sources")){
const err78 = {};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
else {
if(data22.sources !== undefined){
let data27 = data22.sources;
const _errs78 = errors;
if(errors === _errs78){
if(Array.isArray(data27)){
if(data27.length < 1){
const err79 = {};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
}
else {
const err80 = {};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
}
}
}
}
else {
const err81 = {};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
}
var _valid2 = _errs75 === errors;
errors = _errs74;
if(vErrors !== null){
if(_errs74){
vErrors.length = _errs74;
}
else {
vErrors = null;
}
}
if(_valid2){
const _errs80 = errors;
if(data22 && typeof data22 == "object" && !Array.isArray(data22)){
if(data22.mode === undefined){
const err82 = {instancePath:instancePath+"/leaks",schemaPath:"#/properties/leaks/else/else/then/required",keyword:"required",params:{missingProperty: "mode"},message:"must have required property '"+"mode"+"'",schema:schema_WatchRequest.properties.leaks.else.else.then.required,parentSchema:schema_WatchRequest.properties.leaks.else.else.then,data:data22};
if(vErrors === null){
vErrors = [err82];
}
else {
vErrors.push(err82);
}
errors++;
}
if(data22.mode !== undefined){
let data28 = data22.mode;
if(typeof data28 === "string"){
if(func_7a031813(data28) > 16){
const err83 = {instancePath:instancePath+"/leaks/mode",schemaPath:"#/properties/leaks/else/else/then/properties/mode/maxLength",keyword:"maxLength",params:{limit: 16},message:"must NOT have more than 16 characters",schema:16,parentSchema:schema_WatchRequest.properties.leaks.else.else.then.properties.mode,data:data28};
if(vErrors === null){
vErrors = [err83];
}
else {
vErrors.push(err83);
}
errors++;
}
}
else {
const err84 = {instancePath:instancePath+"/leaks/mode",schemaPath:"#/properties/leaks/else/else/then/properties/mode/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_WatchRequest.properties.leaks.else.else.then.properties.mode.type,parentSchema:schema_WatchRequest.properties.leaks.else.else.then.properties.mode,data:data28};
if(vErrors === null){
vErrors = [err84];
}
else {
vErrors.push(err84);
}
errors++;
}
}
}
else {
const err85 = {instancePath:instancePath+"/leaks",schemaPath:"#/properties/leaks/else/else/then/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_WatchRequest.properties.leaks.else.else.then.type,parentSchema:schema_WatchRequest.properties.leaks.else.else.then,data:data22};
if(vErrors === null){
vErrors = [err85];
}
else {
vErrors.push(err85);
}
errors++;
}
var _valid2 = _errs80 === errors;
valid22 = _valid2;
}
if(!valid22){
const err86 = {instancePath:instancePath+"/leaks",schemaPath:"#/properties/leaks/else/else/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema",schema:schema_WatchRequest.properties.leaks.else.else.if,parentSchema:schema_WatchRequest.properties.leaks.else.else,data:data22};
if(vErrors === null){
vErrors = [err86];
}
else {
vErrors.push(err86);
}
errors++;
}
var _valid1 = _errs73 === errors;
valid19 = _valid1;
ifClause1 = "else";
}
if(!valid19){
const err87 = {instancePath:instancePath+"/leaks",schemaPath:"#/properties/leaks/else/if",keyword:"if",params:{failingKeyword: ifClause1},message:"must match \""+ifClause1+"\" schema",schema:schema_WatchRequest.properties.leaks.else.if,parentSchema:schema_WatchRequest.properties.leaks.else,data:data22};
if(vErrors === null){
vErrors = [err87];
}
else {
vErrors.push(err87);
}
errors++;
}
var _valid0 = _errs61 === errors;
valid16 = _valid0;
ifClause0 = "else";
}
if(!valid16){
const err88 = {instancePath:instancePath+"/leaks",schemaPath:"#/properties/leaks/if",keyword:"if",params:{failingKeyword: ifClause0},message:"must match \""+ifClause0+"\" schema",schema:schema_WatchRequest.properties.leaks.if,parentSchema:schema_WatchRequest.properties.leaks,data:data22};
if(vErrors === null){
vErrors = [err88];
}
else {
vErrors.push(err88);
}
errors++;
}
if(data22 && typeof data22 == "object" && !Array.isArray(data22)){
if(data22.custom_mapping === undefined){
data22.custom_mapping = "standard";
}
for(const key4 in data22){
if(!((((key4 === "mode") || (key4 === "unknown")) || (key4 === "sources")) || (key4 === "custom_mapping"))){
const err89 = {instancePath:instancePath+"/leaks",schemaPath:"#/properties/leaks/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4},message:"must NOT have additional properties",schema:false,parentSchema:schema_WatchRequest.properties.leaks,data:data22};
if(vErrors === null){
vErrors = [err89];
}
else {
vErrors.push(err89);
}
errors++;
}
}
if(data22.mode !== undefined){
let data29 = data22.mode;
if(typeof data29 !== "string"){
const err90 = {instancePath:instancePath+"/leaks/mode",schemaPath:"#/properties/leaks/properties/mode/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_WatchRequest.properties.leaks.properties.mode.type,parentSchema:schema_WatchRequest.properties.leaks.properties.mode,data:data29};
if(vErrors === null){
vErrors = [err90];
}
else {
vErrors.push(err90);
}
errors++;
}
if(!((data29 === "all") || (data29 === "selected"))){
const err91 = {instancePath:instancePath+"/leaks/mode",schemaPath:"#/properties/leaks/properties/mode/enum",keyword:"enum",params:{allowedValues: schema_WatchRequest.properties.leaks.properties.mode.enum},message:"must be equal to one of the allowed values",schema:schema_WatchRequest.properties.leaks.properties.mode.enum,parentSchema:schema_WatchRequest.properties.leaks.properties.mode,data:data29};
if(vErrors === null){
vErrors = [err91];
}
else {
vErrors.push(err91);
}
errors++;
}
}
if(data22.unknown !== undefined){
let data30 = data22.unknown;
if(typeof data30 !== "string"){
const err92 = {instancePath:instancePath+"/leaks/unknown",schemaPath:"#/properties/leaks/properties/unknown/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_WatchRequest.properties.leaks.properties.unknown.type,parentSchema:schema_WatchRequest.properties.leaks.properties.unknown,data:data30};
if(vErrors === null){
vErrors = [err92];
}
else {
vErrors.push(err92);
}
errors++;
}
if(!((data30 === "error") || (data30 === "skip"))){
const err93 = {instancePath:instancePath+"/leaks/unknown",schemaPath:"#/properties/leaks/properties/unknown/enum",keyword:"enum",params:{allowedValues: schema_WatchRequest.properties.leaks.properties.unknown.enum},message:"must be equal to one of the allowed values",schema:schema_WatchRequest.properties.leaks.properties.unknown.enum,parentSchema:schema_WatchRequest.properties.leaks.properties.unknown,data:data30};
if(vErrors === null){
vErrors = [err93];
}
else {
vErrors.push(err93);
}
errors++;
}
}
if(data22.sources !== undefined){
let data31 = data22.sources;
if(Array.isArray(data31)){
if(data31.length > 1000){
const err94 = {instancePath:instancePath+"/leaks/sources",schemaPath:"#/properties/leaks/properties/sources/maxItems",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items",schema:1000,parentSchema:schema_WatchRequest.properties.leaks.properties.sources,data:data31};
if(vErrors === null){
vErrors = [err94];
}
else {
vErrors.push(err94);
}
errors++;
}
const len6 = data31.length;
for(let i6=0; i6<len6; i6++){
let data32 = data31[i6];
if(typeof data32 === "string"){
if(func_7a031813(data32) > 64){
const err95 = {instancePath:instancePath+"/leaks/sources/" + i6,schemaPath:"#/properties/leaks/properties/sources/items/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters",schema:64,parentSchema:schema_WatchRequest.properties.leaks.properties.sources.items,data:data32};
if(vErrors === null){
vErrors = [err95];
}
else {
vErrors.push(err95);
}
errors++;
}
if(func_7a031813(data32) < 1){
const err96 = {instancePath:instancePath+"/leaks/sources/" + i6,schemaPath:"#/properties/leaks/properties/sources/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_WatchRequest.properties.leaks.properties.sources.items,data:data32};
if(vErrors === null){
vErrors = [err96];
}
else {
vErrors.push(err96);
}
errors++;
}
}
else {
const err97 = {instancePath:instancePath+"/leaks/sources/" + i6,schemaPath:"#/properties/leaks/properties/sources/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_WatchRequest.properties.leaks.properties.sources.items.type,parentSchema:schema_WatchRequest.properties.leaks.properties.sources.items,data:data32};
if(vErrors === null){
vErrors = [err97];
}
else {
vErrors.push(err97);
}
errors++;
}
}
}
else {
const err98 = {instancePath:instancePath+"/leaks/sources",schemaPath:"#/properties/leaks/properties/sources/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema_WatchRequest.properties.leaks.properties.sources.type,parentSchema:schema_WatchRequest.properties.leaks.properties.sources,data:data31};
if(vErrors === null){
vErrors = [err98];
}
else {
vErrors.push(err98);
}
errors++;
}
}
let data33 = data22.custom_mapping;
if(typeof data33 !== "string"){
const err99 = {instancePath:instancePath+"/leaks/custom_mapping",schemaPath:"#/properties/leaks/properties/custom_mapping/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_WatchRequest.properties.leaks.properties.custom_mapping.type,parentSchema:schema_WatchRequest.properties.leaks.properties.custom_mapping,data:data33};
if(vErrors === null){
vErrors = [err99];
}
else {
vErrors.push(err99);
}
errors++;
}
if(!((data33 === "standard") || (data33 === "source"))){
const err100 = {instancePath:instancePath+"/leaks/custom_mapping",schemaPath:"#/properties/leaks/properties/custom_mapping/enum",keyword:"enum",params:{allowedValues: schema_WatchRequest.properties.leaks.properties.custom_mapping.enum},message:"must be equal to one of the allowed values",schema:schema_WatchRequest.properties.leaks.properties.custom_mapping.enum,parentSchema:schema_WatchRequest.properties.leaks.properties.custom_mapping,data:data33};
if(vErrors === null){
vErrors = [err100];
}
else {
vErrors.push(err100);
}
errors++;
}
}
else {
const err101 = {instancePath:instancePath+"/leaks",schemaPath:"#/properties/leaks/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_WatchRequest.properties.leaks.type,parentSchema:schema_WatchRequest.properties.leaks,data:data22};
if(vErrors === null){
vErrors = [err101];
}
else {
vErrors.push(err101);
}
errors++;
}
}
if(data.features !== undefined){
let data34 = data.features;
if(data34 && typeof data34 == "object" && !Array.isArray(data34)){
for(const key5 in data34){
if(!(((key5 === "breached_accounts") || (key5 === "registered_accounts")) || (key5 === "account_checks"))){
const err102 = {instancePath:instancePath+"/features",schemaPath:"#/properties/features/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5},message:"must NOT have additional properties",schema:false,parentSchema:schema_WatchRequest.properties.features,data:data34};
if(vErrors === null){
vErrors = [err102];
}
else {
vErrors.push(err102);
}
errors++;
}
}
if(data34.breached_accounts !== undefined){
let data35 = data34.breached_accounts;
if(typeof data35 !== "boolean"){
const err103 = {instancePath:instancePath+"/features/breached_accounts",schemaPath:"#/properties/features/properties/breached_accounts/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema_WatchRequest.properties.features.properties.breached_accounts.type,parentSchema:schema_WatchRequest.properties.features.properties.breached_accounts,data:data35};
if(vErrors === null){
vErrors = [err103];
}
else {
vErrors.push(err103);
}
errors++;
}
}
if(data34.registered_accounts !== undefined){
let data36 = data34.registered_accounts;
if(typeof data36 !== "string"){
const err104 = {instancePath:instancePath+"/features/registered_accounts",schemaPath:"#/properties/features/properties/registered_accounts/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_WatchRequest.properties.features.properties.registered_accounts.type,parentSchema:schema_WatchRequest.properties.features.properties.registered_accounts,data:data36};
if(vErrors === null){
vErrors = [err104];
}
else {
vErrors.push(err104);
}
errors++;
}
if(!(((data36 === "include") || (data36 === "exclude")) || (data36 === "only"))){
const err105 = {instancePath:instancePath+"/features/registered_accounts",schemaPath:"#/properties/features/properties/registered_accounts/enum",keyword:"enum",params:{allowedValues: schema_WatchRequest.properties.features.properties.registered_accounts.enum},message:"must be equal to one of the allowed values",schema:schema_WatchRequest.properties.features.properties.registered_accounts.enum,parentSchema:schema_WatchRequest.properties.features.properties.registered_accounts,data:data36};
if(vErrors === null){
vErrors = [err105];
}
else {
vErrors.push(err105);
}
errors++;
}
}
if(data34.account_checks !== undefined){
let data37 = data34.account_checks;
if(data37 && typeof data37 == "object" && !Array.isArray(data37)){
for(const key6 in data37){
if(!(((key6 === "sites") || (key6 === "tags")) || (key6 === "packs"))){
const err106 = {instancePath:instancePath+"/features/account_checks",schemaPath:"#/properties/features/properties/account_checks/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key6},message:"must NOT have additional properties",schema:false,parentSchema:schema_WatchRequest.properties.features.properties.account_checks,data:data37};
if(vErrors === null){
vErrors = [err106];
}
else {
vErrors.push(err106);
}
errors++;
}
}
if(data37.sites !== undefined){
let data38 = data37.sites;
if(Array.isArray(data38)){
if(data38.length > 2000){
const err107 = {instancePath:instancePath+"/features/account_checks/sites",schemaPath:"#/properties/features/properties/account_checks/properties/sites/maxItems",keyword:"maxItems",params:{limit: 2000},message:"must NOT have more than 2000 items",schema:2000,parentSchema:schema_WatchRequest.properties.features.properties.account_checks.properties.sites,data:data38};
if(vErrors === null){
vErrors = [err107];
}
else {
vErrors.push(err107);
}
errors++;
}
if(data38.length < 1){
const err108 = {instancePath:instancePath+"/features/account_checks/sites",schemaPath:"#/properties/features/properties/account_checks/properties/sites/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema_WatchRequest.properties.features.properties.account_checks.properties.sites,data:data38};
if(vErrors === null){
vErrors = [err108];
}
else {
vErrors.push(err108);
}
errors++;
}
const len7 = data38.length;
for(let i7=0; i7<len7; i7++){
let data39 = data38[i7];
if(typeof data39 === "string"){
if(func_7a031813(data39) > 220){
const err109 = {instancePath:instancePath+"/features/account_checks/sites/" + i7,schemaPath:"#/properties/features/properties/account_checks/properties/sites/items/maxLength",keyword:"maxLength",params:{limit: 220},message:"must NOT have more than 220 characters",schema:220,parentSchema:schema_WatchRequest.properties.features.properties.account_checks.properties.sites.items,data:data39};
if(vErrors === null){
vErrors = [err109];
}
else {
vErrors.push(err109);
}
errors++;
}
if(func_7a031813(data39) < 1){
const err110 = {instancePath:instancePath+"/features/account_checks/sites/" + i7,schemaPath:"#/properties/features/properties/account_checks/properties/sites/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_WatchRequest.properties.features.properties.account_checks.properties.sites.items,data:data39};
if(vErrors === null){
vErrors = [err110];
}
else {
vErrors.push(err110);
}
errors++;
}
}
else {
const err111 = {instancePath:instancePath+"/features/account_checks/sites/" + i7,schemaPath:"#/properties/features/properties/account_checks/properties/sites/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_WatchRequest.properties.features.properties.account_checks.properties.sites.items.type,parentSchema:schema_WatchRequest.properties.features.properties.account_checks.properties.sites.items,data:data39};
if(vErrors === null){
vErrors = [err111];
}
else {
vErrors.push(err111);
}
errors++;
}
}
}
else {
const err112 = {instancePath:instancePath+"/features/account_checks/sites",schemaPath:"#/properties/features/properties/account_checks/properties/sites/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema_WatchRequest.properties.features.properties.account_checks.properties.sites.type,parentSchema:schema_WatchRequest.properties.features.properties.account_checks.properties.sites,data:data38};
if(vErrors === null){
vErrors = [err112];
}
else {
vErrors.push(err112);
}
errors++;
}
}
if(data37.tags !== undefined){
let data40 = data37.tags;
if(Array.isArray(data40)){
if(data40.length > 100){
const err113 = {instancePath:instancePath+"/features/account_checks/tags",schemaPath:"#/properties/features/properties/account_checks/properties/tags/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items",schema:100,parentSchema:schema_WatchRequest.properties.features.properties.account_checks.properties.tags,data:data40};
if(vErrors === null){
vErrors = [err113];
}
else {
vErrors.push(err113);
}
errors++;
}
if(data40.length < 1){
const err114 = {instancePath:instancePath+"/features/account_checks/tags",schemaPath:"#/properties/features/properties/account_checks/properties/tags/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema_WatchRequest.properties.features.properties.account_checks.properties.tags,data:data40};
if(vErrors === null){
vErrors = [err114];
}
else {
vErrors.push(err114);
}
errors++;
}
const len8 = data40.length;
for(let i8=0; i8<len8; i8++){
let data41 = data40[i8];
if(typeof data41 === "string"){
if(func_7a031813(data41) > 100){
const err115 = {instancePath:instancePath+"/features/account_checks/tags/" + i8,schemaPath:"#/properties/features/properties/account_checks/properties/tags/items/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters",schema:100,parentSchema:schema_WatchRequest.properties.features.properties.account_checks.properties.tags.items,data:data41};
if(vErrors === null){
vErrors = [err115];
}
else {
vErrors.push(err115);
}
errors++;
}
if(func_7a031813(data41) < 1){
const err116 = {instancePath:instancePath+"/features/account_checks/tags/" + i8,schemaPath:"#/properties/features/properties/account_checks/properties/tags/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_WatchRequest.properties.features.properties.account_checks.properties.tags.items,data:data41};
if(vErrors === null){
vErrors = [err116];
}
else {
vErrors.push(err116);
}
errors++;
}
}
else {
const err117 = {instancePath:instancePath+"/features/account_checks/tags/" + i8,schemaPath:"#/properties/features/properties/account_checks/properties/tags/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_WatchRequest.properties.features.properties.account_checks.properties.tags.items.type,parentSchema:schema_WatchRequest.properties.features.properties.account_checks.properties.tags.items,data:data41};
if(vErrors === null){
vErrors = [err117];
}
else {
vErrors.push(err117);
}
errors++;
}
}
}
else {
const err118 = {instancePath:instancePath+"/features/account_checks/tags",schemaPath:"#/properties/features/properties/account_checks/properties/tags/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema_WatchRequest.properties.features.properties.account_checks.properties.tags.type,parentSchema:schema_WatchRequest.properties.features.properties.account_checks.properties.tags,data:data40};
if(vErrors === null){
vErrors = [err118];
}
else {
vErrors.push(err118);
}
errors++;
}
}
if(data37.packs !== undefined){
let data42 = data37.packs;
if(Array.isArray(data42)){
if(data42.length > 100){
const err119 = {instancePath:instancePath+"/features/account_checks/packs",schemaPath:"#/properties/features/properties/account_checks/properties/packs/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items",schema:100,parentSchema:schema_WatchRequest.properties.features.properties.account_checks.properties.packs,data:data42};
if(vErrors === null){
vErrors = [err119];
}
else {
vErrors.push(err119);
}
errors++;
}
if(data42.length < 1){
const err120 = {instancePath:instancePath+"/features/account_checks/packs",schemaPath:"#/properties/features/properties/account_checks/properties/packs/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema_WatchRequest.properties.features.properties.account_checks.properties.packs,data:data42};
if(vErrors === null){
vErrors = [err120];
}
else {
vErrors.push(err120);
}
errors++;
}
const len9 = data42.length;
for(let i9=0; i9<len9; i9++){
let data43 = data42[i9];
if(typeof data43 === "string"){
if(func_7a031813(data43) > 255){
const err121 = {instancePath:instancePath+"/features/account_checks/packs/" + i9,schemaPath:"#/properties/features/properties/account_checks/properties/packs/items/maxLength",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters",schema:255,parentSchema:schema_WatchRequest.properties.features.properties.account_checks.properties.packs.items,data:data43};
if(vErrors === null){
vErrors = [err121];
}
else {
vErrors.push(err121);
}
errors++;
}
if(func_7a031813(data43) < 1){
const err122 = {instancePath:instancePath+"/features/account_checks/packs/" + i9,schemaPath:"#/properties/features/properties/account_checks/properties/packs/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_WatchRequest.properties.features.properties.account_checks.properties.packs.items,data:data43};
if(vErrors === null){
vErrors = [err122];
}
else {
vErrors.push(err122);
}
errors++;
}
}
else {
const err123 = {instancePath:instancePath+"/features/account_checks/packs/" + i9,schemaPath:"#/properties/features/properties/account_checks/properties/packs/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_WatchRequest.properties.features.properties.account_checks.properties.packs.items.type,parentSchema:schema_WatchRequest.properties.features.properties.account_checks.properties.packs.items,data:data43};
if(vErrors === null){
vErrors = [err123];
}
else {
vErrors.push(err123);
}
errors++;
}
}
}
else {
const err124 = {instancePath:instancePath+"/features/account_checks/packs",schemaPath:"#/properties/features/properties/account_checks/properties/packs/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema_WatchRequest.properties.features.properties.account_checks.properties.packs.type,parentSchema:schema_WatchRequest.properties.features.properties.account_checks.properties.packs,data:data42};
if(vErrors === null){
vErrors = [err124];
}
else {
vErrors.push(err124);
}
errors++;
}
}
}
else {
const err125 = {instancePath:instancePath+"/features/account_checks",schemaPath:"#/properties/features/properties/account_checks/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_WatchRequest.properties.features.properties.account_checks.type,parentSchema:schema_WatchRequest.properties.features.properties.account_checks,data:data37};
if(vErrors === null){
vErrors = [err125];
}
else {
vErrors.push(err125);
}
errors++;
}
}
}
else {
const err126 = {instancePath:instancePath+"/features",schemaPath:"#/properties/features/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_WatchRequest.properties.features.type,parentSchema:schema_WatchRequest.properties.features,data:data34};
if(vErrors === null){
vErrors = [err126];
}
else {
vErrors.push(err126);
}
errors++;
}
}
if(data.delivery !== undefined){
let data44 = data.delivery;
if(data44 && typeof data44 == "object" && !Array.isArray(data44)){
for(const key7 in data44){
if(!(key7 === "webhook")){
const err127 = {instancePath:instancePath+"/delivery",schemaPath:"#/properties/delivery/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key7},message:"must NOT have additional properties",schema:false,parentSchema:schema_WatchRequest.properties.delivery,data:data44};
if(vErrors === null){
vErrors = [err127];
}
else {
vErrors.push(err127);
}
errors++;
}
}
if(data44.webhook !== undefined){
let data45 = data44.webhook;
if(data45 && typeof data45 == "object" && !Array.isArray(data45)){
if(data45.url === undefined){
const err128 = {instancePath:instancePath+"/delivery/webhook",schemaPath:"#/properties/delivery/properties/webhook/required",keyword:"required",params:{missingProperty: "url"},message:"must have required property '"+"url"+"'",schema:schema_WatchRequest.properties.delivery.properties.webhook.required,parentSchema:schema_WatchRequest.properties.delivery.properties.webhook,data:data45};
if(vErrors === null){
vErrors = [err128];
}
else {
vErrors.push(err128);
}
errors++;
}
for(const key8 in data45){
if(!((key8 === "url") || (key8 === "secret"))){
const err129 = {instancePath:instancePath+"/delivery/webhook",schemaPath:"#/properties/delivery/properties/webhook/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key8},message:"must NOT have additional properties",schema:false,parentSchema:schema_WatchRequest.properties.delivery.properties.webhook,data:data45};
if(vErrors === null){
vErrors = [err129];
}
else {
vErrors.push(err129);
}
errors++;
}
}
if(data45.url !== undefined){
let data46 = data45.url;
if(typeof data46 === "string"){
if(func_7a031813(data46) > 2048){
const err130 = {instancePath:instancePath+"/delivery/webhook/url",schemaPath:"#/properties/delivery/properties/webhook/properties/url/maxLength",keyword:"maxLength",params:{limit: 2048},message:"must NOT have more than 2048 characters",schema:2048,parentSchema:schema_WatchRequest.properties.delivery.properties.webhook.properties.url,data:data46};
if(vErrors === null){
vErrors = [err130];
}
else {
vErrors.push(err130);
}
errors++;
}
if(func_7a031813(data46) < 1){
const err131 = {instancePath:instancePath+"/delivery/webhook/url",schemaPath:"#/properties/delivery/properties/webhook/properties/url/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_WatchRequest.properties.delivery.properties.webhook.properties.url,data:data46};
if(vErrors === null){
vErrors = [err131];
}
else {
vErrors.push(err131);
}
errors++;
}
if(!pattern_1c85d7d6.test(data46)){
const err132 = {instancePath:instancePath+"/delivery/webhook/url",schemaPath:"#/properties/delivery/properties/webhook/properties/url/pattern",keyword:"pattern",params:{pattern: "^[Hh][Tt][Tt][Pp][Ss]?://"},message:"must match pattern \""+"^[Hh][Tt][Tt][Pp][Ss]?://"+"\"",schema:"^[Hh][Tt][Tt][Pp][Ss]?://",parentSchema:schema_WatchRequest.properties.delivery.properties.webhook.properties.url,data:data46};
if(vErrors === null){
vErrors = [err132];
}
else {
vErrors.push(err132);
}
errors++;
}
if(!(formats_73ec681d(data46))){
const err133 = {instancePath:instancePath+"/delivery/webhook/url",schemaPath:"#/properties/delivery/properties/webhook/properties/url/format",keyword:"format",params:{format: "uri"},message:"must match format \""+"uri"+"\"",schema:"uri",parentSchema:schema_WatchRequest.properties.delivery.properties.webhook.properties.url,data:data46};
if(vErrors === null){
vErrors = [err133];
}
else {
vErrors.push(err133);
}
errors++;
}
}
else {
const err134 = {instancePath:instancePath+"/delivery/webhook/url",schemaPath:"#/properties/delivery/properties/webhook/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_WatchRequest.properties.delivery.properties.webhook.properties.url.type,parentSchema:schema_WatchRequest.properties.delivery.properties.webhook.properties.url,data:data46};
if(vErrors === null){
vErrors = [err134];
}
else {
vErrors.push(err134);
}
errors++;
}
}
if(data45.secret !== undefined){
let data47 = data45.secret;
if(typeof data47 === "string"){
if(func_7a031813(data47) > 256){
const err135 = {instancePath:instancePath+"/delivery/webhook/secret",schemaPath:"#/properties/delivery/properties/webhook/properties/secret/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters",schema:256,parentSchema:schema_WatchRequest.properties.delivery.properties.webhook.properties.secret,data:data47};
if(vErrors === null){
vErrors = [err135];
}
else {
vErrors.push(err135);
}
errors++;
}
if(func_7a031813(data47) < 1){
const err136 = {instancePath:instancePath+"/delivery/webhook/secret",schemaPath:"#/properties/delivery/properties/webhook/properties/secret/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_WatchRequest.properties.delivery.properties.webhook.properties.secret,data:data47};
if(vErrors === null){
vErrors = [err136];
}
else {
vErrors.push(err136);
}
errors++;
}
}
else {
const err137 = {instancePath:instancePath+"/delivery/webhook/secret",schemaPath:"#/properties/delivery/properties/webhook/properties/secret/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_WatchRequest.properties.delivery.properties.webhook.properties.secret.type,parentSchema:schema_WatchRequest.properties.delivery.properties.webhook.properties.secret,data:data47};
if(vErrors === null){
vErrors = [err137];
}
else {
vErrors.push(err137);
}
errors++;
}
}
}
else {
const err138 = {instancePath:instancePath+"/delivery/webhook",schemaPath:"#/properties/delivery/properties/webhook/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_WatchRequest.properties.delivery.properties.webhook.type,parentSchema:schema_WatchRequest.properties.delivery.properties.webhook,data:data45};
if(vErrors === null){
vErrors = [err138];
}
else {
vErrors.push(err138);
}
errors++;
}
}
}
else {
const err139 = {instancePath:instancePath+"/delivery",schemaPath:"#/properties/delivery/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_WatchRequest.properties.delivery.type,parentSchema:schema_WatchRequest.properties.delivery,data:data44};
if(vErrors === null){
vErrors = [err139];
}
else {
vErrors.push(err139);
}
errors++;
}
}
if(data.byok !== undefined){
let data48 = data.byok;
if(data48 && typeof data48 == "object" && !Array.isArray(data48)){
if(data48.mode === undefined){
data48.mode = "default";
}
for(const key9 in data48){
if(!(((key9 === "mode") || (key9 === "provider_one")) || (key9 === "provider_two"))){
const err140 = {instancePath:instancePath+"/byok",schemaPath:"#/properties/byok/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key9},message:"must NOT have additional properties",schema:false,parentSchema:schema_WatchRequest.properties.byok,data:data48};
if(vErrors === null){
vErrors = [err140];
}
else {
vErrors.push(err140);
}
errors++;
}
}
let data49 = data48.mode;
if(typeof data49 !== "string"){
const err141 = {instancePath:instancePath+"/byok/mode",schemaPath:"#/properties/byok/properties/mode/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_WatchRequest.properties.byok.properties.mode.type,parentSchema:schema_WatchRequest.properties.byok.properties.mode,data:data49};
if(vErrors === null){
vErrors = [err141];
}
else {
vErrors.push(err141);
}
errors++;
}
if(!((data49 === "default") || (data49 === "only"))){
const err142 = {instancePath:instancePath+"/byok/mode",schemaPath:"#/properties/byok/properties/mode/enum",keyword:"enum",params:{allowedValues: schema_WatchRequest.properties.byok.properties.mode.enum},message:"must be equal to one of the allowed values",schema:schema_WatchRequest.properties.byok.properties.mode.enum,parentSchema:schema_WatchRequest.properties.byok.properties.mode,data:data49};
if(vErrors === null){
vErrors = [err142];
}
else {
vErrors.push(err142);
}
errors++;
}
if(data48.provider_one !== undefined){
let data50 = data48.provider_one;
if(data50 && typeof data50 == "object" && !Array.isArray(data50)){
if(data50.api_key === undefined){
const err143 = {instancePath:instancePath+"/byok/provider_one",schemaPath:"#/properties/byok/properties/provider_one/required",keyword:"required",params:{missingProperty: "api_key"},message:"must have required property '"+"api_key"+"'",schema:schema_WatchRequest.properties.byok.properties.provider_one.required,parentSchema:schema_WatchRequest.properties.byok.properties.provider_one,data:data50};
if(vErrors === null){
vErrors = [err143];
}
else {
vErrors.push(err143);
}
errors++;
}
for(const key10 in data50){
if(!(key10 === "api_key")){
const err144 = {instancePath:instancePath+"/byok/provider_one",schemaPath:"#/properties/byok/properties/provider_one/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key10},message:"must NOT have additional properties",schema:false,parentSchema:schema_WatchRequest.properties.byok.properties.provider_one,data:data50};
if(vErrors === null){
vErrors = [err144];
}
else {
vErrors.push(err144);
}
errors++;
}
}
if(data50.api_key !== undefined){
let data51 = data50.api_key;
if(typeof data51 === "string"){
if(func_7a031813(data51) > 512){
const err145 = {instancePath:instancePath+"/byok/provider_one/api_key",schemaPath:"#/properties/byok/properties/provider_one/properties/api_key/maxLength",keyword:"maxLength",params:{limit: 512},message:"must NOT have more than 512 characters",schema:512,parentSchema:schema_WatchRequest.properties.byok.properties.provider_one.properties.api_key,data:data51};
if(vErrors === null){
vErrors = [err145];
}
else {
vErrors.push(err145);
}
errors++;
}
if(func_7a031813(data51) < 1){
const err146 = {instancePath:instancePath+"/byok/provider_one/api_key",schemaPath:"#/properties/byok/properties/provider_one/properties/api_key/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_WatchRequest.properties.byok.properties.provider_one.properties.api_key,data:data51};
if(vErrors === null){
vErrors = [err146];
}
else {
vErrors.push(err146);
}
errors++;
}
if(!pattern_9f0ef9b8.test(data51)){
const err147 = {instancePath:instancePath+"/byok/provider_one/api_key",schemaPath:"#/properties/byok/properties/provider_one/properties/api_key/pattern",keyword:"pattern",params:{pattern: "^[!-~]*$"},message:"must match pattern \""+"^[!-~]*$"+"\"",schema:"^[!-~]*$",parentSchema:schema_WatchRequest.properties.byok.properties.provider_one.properties.api_key,data:data51};
if(vErrors === null){
vErrors = [err147];
}
else {
vErrors.push(err147);
}
errors++;
}
}
else {
const err148 = {instancePath:instancePath+"/byok/provider_one/api_key",schemaPath:"#/properties/byok/properties/provider_one/properties/api_key/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_WatchRequest.properties.byok.properties.provider_one.properties.api_key.type,parentSchema:schema_WatchRequest.properties.byok.properties.provider_one.properties.api_key,data:data51};
if(vErrors === null){
vErrors = [err148];
}
else {
vErrors.push(err148);
}
errors++;
}
}
}
else {
const err149 = {instancePath:instancePath+"/byok/provider_one",schemaPath:"#/properties/byok/properties/provider_one/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_WatchRequest.properties.byok.properties.provider_one.type,parentSchema:schema_WatchRequest.properties.byok.properties.provider_one,data:data50};
if(vErrors === null){
vErrors = [err149];
}
else {
vErrors.push(err149);
}
errors++;
}
}
if(data48.provider_two !== undefined){
let data52 = data48.provider_two;
if(data52 && typeof data52 == "object" && !Array.isArray(data52)){
if(data52.api_key === undefined){
const err150 = {instancePath:instancePath+"/byok/provider_two",schemaPath:"#/properties/byok/properties/provider_two/required",keyword:"required",params:{missingProperty: "api_key"},message:"must have required property '"+"api_key"+"'",schema:schema_WatchRequest.properties.byok.properties.provider_two.required,parentSchema:schema_WatchRequest.properties.byok.properties.provider_two,data:data52};
if(vErrors === null){
vErrors = [err150];
}
else {
vErrors.push(err150);
}
errors++;
}
for(const key11 in data52){
if(!(key11 === "api_key")){
const err151 = {instancePath:instancePath+"/byok/provider_two",schemaPath:"#/properties/byok/properties/provider_two/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key11},message:"must NOT have additional properties",schema:false,parentSchema:schema_WatchRequest.properties.byok.properties.provider_two,data:data52};
if(vErrors === null){
vErrors = [err151];
}
else {
vErrors.push(err151);
}
errors++;
}
}
if(data52.api_key !== undefined){
let data53 = data52.api_key;
if(typeof data53 === "string"){
if(func_7a031813(data53) > 512){
const err152 = {instancePath:instancePath+"/byok/provider_two/api_key",schemaPath:"#/properties/byok/properties/provider_two/properties/api_key/maxLength",keyword:"maxLength",params:{limit: 512},message:"must NOT have more than 512 characters",schema:512,parentSchema:schema_WatchRequest.properties.byok.properties.provider_two.properties.api_key,data:data53};
if(vErrors === null){
vErrors = [err152];
}
else {
vErrors.push(err152);
}
errors++;
}
if(func_7a031813(data53) < 1){
const err153 = {instancePath:instancePath+"/byok/provider_two/api_key",schemaPath:"#/properties/byok/properties/provider_two/properties/api_key/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_WatchRequest.properties.byok.properties.provider_two.properties.api_key,data:data53};
if(vErrors === null){
vErrors = [err153];
}
else {
vErrors.push(err153);
}
errors++;
}
if(!pattern_9f0ef9b8.test(data53)){
const err154 = {instancePath:instancePath+"/byok/provider_two/api_key",schemaPath:"#/properties/byok/properties/provider_two/properties/api_key/pattern",keyword:"pattern",params:{pattern: "^[!-~]*$"},message:"must match pattern \""+"^[!-~]*$"+"\"",schema:"^[!-~]*$",parentSchema:schema_WatchRequest.properties.byok.properties.provider_two.properties.api_key,data:data53};
if(vErrors === null){
vErrors = [err154];
}
else {
vErrors.push(err154);
}
errors++;
}
}
else {
const err155 = {instancePath:instancePath+"/byok/provider_two/api_key",schemaPath:"#/properties/byok/properties/provider_two/properties/api_key/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_WatchRequest.properties.byok.properties.provider_two.properties.api_key.type,parentSchema:schema_WatchRequest.properties.byok.properties.provider_two.properties.api_key,data:data53};
if(vErrors === null){
vErrors = [err155];
}
else {
vErrors.push(err155);
}
errors++;
}
}
}
else {
const err156 = {instancePath:instancePath+"/byok/provider_two",schemaPath:"#/properties/byok/properties/provider_two/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_WatchRequest.properties.byok.properties.provider_two.type,parentSchema:schema_WatchRequest.properties.byok.properties.provider_two,data:data52};
if(vErrors === null){
vErrors = [err156];
}
else {
vErrors.push(err156);
}
errors++;
}
}
}
else {
const err157 = {instancePath:instancePath+"/byok",schemaPath:"#/properties/byok/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_WatchRequest.properties.byok.type,parentSchema:schema_WatchRequest.properties.byok,data:data48};
if(vErrors === null){
vErrors = [err157];
}
else {
vErrors.push(err157);
}
errors++;
}
}
if(data.reference !== undefined){
let data54 = data.reference;
if(typeof data54 === "string"){
if(func_7a031813(data54) > 200){
const err158 = {instancePath:instancePath+"/reference",schemaPath:"#/properties/reference/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters",schema:200,parentSchema:schema_WatchRequest.properties.reference,data:data54};
if(vErrors === null){
vErrors = [err158];
}
else {
vErrors.push(err158);
}
errors++;
}
if(func_7a031813(data54) < 1){
const err159 = {instancePath:instancePath+"/reference",schemaPath:"#/properties/reference/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_WatchRequest.properties.reference,data:data54};
if(vErrors === null){
vErrors = [err159];
}
else {
vErrors.push(err159);
}
errors++;
}
if(!pattern_78d1a9bb.test(data54)){
const err160 = {instancePath:instancePath+"/reference",schemaPath:"#/properties/reference/pattern",keyword:"pattern",params:{pattern: "^[^\\x00-\\x1f\\x7f]+$"},message:"must match pattern \""+"^[^\\x00-\\x1f\\x7f]+$"+"\"",schema:"^[^\\x00-\\x1f\\x7f]+$",parentSchema:schema_WatchRequest.properties.reference,data:data54};
if(vErrors === null){
vErrors = [err160];
}
else {
vErrors.push(err160);
}
errors++;
}
}
else {
const err161 = {instancePath:instancePath+"/reference",schemaPath:"#/properties/reference/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_WatchRequest.properties.reference.type,parentSchema:schema_WatchRequest.properties.reference,data:data54};
if(vErrors === null){
vErrors = [err161];
}
else {
vErrors.push(err161);
}
errors++;
}
}
if(data.labels !== undefined){
let data55 = data.labels;
if(Array.isArray(data55)){
if(data55.length > 10){
const err162 = {instancePath:instancePath+"/labels",schemaPath:"#/properties/labels/maxItems",keyword:"maxItems",params:{limit: 10},message:"must NOT have more than 10 items",schema:10,parentSchema:schema_WatchRequest.properties.labels,data:data55};
if(vErrors === null){
vErrors = [err162];
}
else {
vErrors.push(err162);
}
errors++;
}
const len10 = data55.length;
for(let i10=0; i10<len10; i10++){
let data56 = data55[i10];
if(typeof data56 === "string"){
if(func_7a031813(data56) > 50){
const err163 = {instancePath:instancePath+"/labels/" + i10,schemaPath:"#/properties/labels/items/maxLength",keyword:"maxLength",params:{limit: 50},message:"must NOT have more than 50 characters",schema:50,parentSchema:schema_WatchRequest.properties.labels.items,data:data56};
if(vErrors === null){
vErrors = [err163];
}
else {
vErrors.push(err163);
}
errors++;
}
if(func_7a031813(data56) < 1){
const err164 = {instancePath:instancePath+"/labels/" + i10,schemaPath:"#/properties/labels/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_WatchRequest.properties.labels.items,data:data56};
if(vErrors === null){
vErrors = [err164];
}
else {
vErrors.push(err164);
}
errors++;
}
if(!pattern_78d1a9bb.test(data56)){
const err165 = {instancePath:instancePath+"/labels/" + i10,schemaPath:"#/properties/labels/items/pattern",keyword:"pattern",params:{pattern: "^[^\\x00-\\x1f\\x7f]+$"},message:"must match pattern \""+"^[^\\x00-\\x1f\\x7f]+$"+"\"",schema:"^[^\\x00-\\x1f\\x7f]+$",parentSchema:schema_WatchRequest.properties.labels.items,data:data56};
if(vErrors === null){
vErrors = [err165];
}
else {
vErrors.push(err165);
}
errors++;
}
}
else {
const err166 = {instancePath:instancePath+"/labels/" + i10,schemaPath:"#/properties/labels/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_WatchRequest.properties.labels.items.type,parentSchema:schema_WatchRequest.properties.labels.items,data:data56};
if(vErrors === null){
vErrors = [err166];
}
else {
vErrors.push(err166);
}
errors++;
}
}
let i11 = data55.length;
let j0;
if(i11 > 1){
const indices0 = {};
for(;i11--;){
let item0 = data55[i11];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err167 = {instancePath:instancePath+"/labels",schemaPath:"#/properties/labels/uniqueItems",keyword:"uniqueItems",params:{i: i11, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i11+" are identical)",schema:true,parentSchema:schema_WatchRequest.properties.labels,data:data55};
if(vErrors === null){
vErrors = [err167];
}
else {
vErrors.push(err167);
}
errors++;
break;
}
indices0[item0] = i11;
}
}
}
else {
const err168 = {instancePath:instancePath+"/labels",schemaPath:"#/properties/labels/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema_WatchRequest.properties.labels.type,parentSchema:schema_WatchRequest.properties.labels,data:data55};
if(vErrors === null){
vErrors = [err168];
}
else {
vErrors.push(err168);
}
errors++;
}
}
}
else {
const err169 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_WatchRequest.type,parentSchema:schema_WatchRequest,data};
if(vErrors === null){
vErrors = [err169];
}
else {
vErrors.push(err169);
}
errors++;
}
validate_WatchRequest.errors = vErrors;
return errors === 0;
}
validate_WatchRequest.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

function validate_WatchUpdate(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_WatchUpdate.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length < 1){
const err0 = {instancePath,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit: 1},message:"must NOT have fewer than 1 properties",schema:1,parentSchema:schema_WatchUpdate,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(((((key0 === "paused") || (key0 === "interval_hours")) || (key0 === "reference")) || (key0 === "labels")) || (key0 === "delivery"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_WatchUpdate,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.paused !== undefined){
let data0 = data.paused;
if(typeof data0 !== "boolean"){
const err2 = {instancePath:instancePath+"/paused",schemaPath:"#/properties/paused/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema_WatchUpdate.properties.paused.type,parentSchema:schema_WatchUpdate.properties.paused,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.interval_hours !== undefined){
let data1 = data.interval_hours;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err3 = {instancePath:instancePath+"/interval_hours",schemaPath:"#/properties/interval_hours/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema_WatchUpdate.properties.interval_hours.type,parentSchema:schema_WatchUpdate.properties.interval_hours,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 744 || isNaN(data1)){
const err4 = {instancePath:instancePath+"/interval_hours",schemaPath:"#/properties/interval_hours/maximum",keyword:"maximum",params:{comparison: "<=", limit: 744},message:"must be <= 744",schema:744,parentSchema:schema_WatchUpdate.properties.interval_hours,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data1 < 1 || isNaN(data1)){
const err5 = {instancePath:instancePath+"/interval_hours",schemaPath:"#/properties/interval_hours/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema_WatchUpdate.properties.interval_hours,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!(formats_53abe991.validate(data1))){
const err6 = {instancePath:instancePath+"/interval_hours",schemaPath:"#/properties/interval_hours/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\"",schema:"int32",parentSchema:schema_WatchUpdate.properties.interval_hours,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
if(data.reference !== undefined){
let data2 = data.reference;
if(typeof data2 === "string"){
if(func_7a031813(data2) > 200){
const err7 = {instancePath:instancePath+"/reference",schemaPath:"#/properties/reference/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters",schema:200,parentSchema:schema_WatchUpdate.properties.reference,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(func_7a031813(data2) < 1){
const err8 = {instancePath:instancePath+"/reference",schemaPath:"#/properties/reference/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_WatchUpdate.properties.reference,data:data2};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!pattern_78d1a9bb.test(data2)){
const err9 = {instancePath:instancePath+"/reference",schemaPath:"#/properties/reference/pattern",keyword:"pattern",params:{pattern: "^[^\\x00-\\x1f\\x7f]+$"},message:"must match pattern \""+"^[^\\x00-\\x1f\\x7f]+$"+"\"",schema:"^[^\\x00-\\x1f\\x7f]+$",parentSchema:schema_WatchUpdate.properties.reference,data:data2};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/reference",schemaPath:"#/properties/reference/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_WatchUpdate.properties.reference.type,parentSchema:schema_WatchUpdate.properties.reference,data:data2};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.labels !== undefined){
let data3 = data.labels;
if(Array.isArray(data3)){
if(data3.length > 10){
const err11 = {instancePath:instancePath+"/labels",schemaPath:"#/properties/labels/maxItems",keyword:"maxItems",params:{limit: 10},message:"must NOT have more than 10 items",schema:10,parentSchema:schema_WatchUpdate.properties.labels,data:data3};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
if(typeof data4 === "string"){
if(func_7a031813(data4) > 50){
const err12 = {instancePath:instancePath+"/labels/" + i0,schemaPath:"#/properties/labels/items/maxLength",keyword:"maxLength",params:{limit: 50},message:"must NOT have more than 50 characters",schema:50,parentSchema:schema_WatchUpdate.properties.labels.items,data:data4};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(func_7a031813(data4) < 1){
const err13 = {instancePath:instancePath+"/labels/" + i0,schemaPath:"#/properties/labels/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_WatchUpdate.properties.labels.items,data:data4};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(!pattern_78d1a9bb.test(data4)){
const err14 = {instancePath:instancePath+"/labels/" + i0,schemaPath:"#/properties/labels/items/pattern",keyword:"pattern",params:{pattern: "^[^\\x00-\\x1f\\x7f]+$"},message:"must match pattern \""+"^[^\\x00-\\x1f\\x7f]+$"+"\"",schema:"^[^\\x00-\\x1f\\x7f]+$",parentSchema:schema_WatchUpdate.properties.labels.items,data:data4};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/labels/" + i0,schemaPath:"#/properties/labels/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_WatchUpdate.properties.labels.items.type,parentSchema:schema_WatchUpdate.properties.labels.items,data:data4};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
let i1 = data3.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data3[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err16 = {instancePath:instancePath+"/labels",schemaPath:"#/properties/labels/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)",schema:true,parentSchema:schema_WatchUpdate.properties.labels,data:data3};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
break;
}
indices0[item0] = i1;
}
}
}
else {
const err17 = {instancePath:instancePath+"/labels",schemaPath:"#/properties/labels/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema_WatchUpdate.properties.labels.type,parentSchema:schema_WatchUpdate.properties.labels,data:data3};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.delivery !== undefined){
let data5 = data.delivery;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
for(const key1 in data5){
if(!(key1 === "webhook")){
const err18 = {instancePath:instancePath+"/delivery",schemaPath:"#/properties/delivery/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema_WatchUpdate.properties.delivery,data:data5};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data5.webhook !== undefined){
let data6 = data5.webhook;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.url === undefined){
const err19 = {instancePath:instancePath+"/delivery/webhook",schemaPath:"#/properties/delivery/properties/webhook/required",keyword:"required",params:{missingProperty: "url"},message:"must have required property '"+"url"+"'",schema:schema_WatchUpdate.properties.delivery.properties.webhook.required,parentSchema:schema_WatchUpdate.properties.delivery.properties.webhook,data:data6};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
for(const key2 in data6){
if(!((key2 === "url") || (key2 === "secret"))){
const err20 = {instancePath:instancePath+"/delivery/webhook",schemaPath:"#/properties/delivery/properties/webhook/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties",schema:false,parentSchema:schema_WatchUpdate.properties.delivery.properties.webhook,data:data6};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data6.url !== undefined){
let data7 = data6.url;
if(typeof data7 === "string"){
if(func_7a031813(data7) > 2048){
const err21 = {instancePath:instancePath+"/delivery/webhook/url",schemaPath:"#/properties/delivery/properties/webhook/properties/url/maxLength",keyword:"maxLength",params:{limit: 2048},message:"must NOT have more than 2048 characters",schema:2048,parentSchema:schema_WatchUpdate.properties.delivery.properties.webhook.properties.url,data:data7};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(func_7a031813(data7) < 1){
const err22 = {instancePath:instancePath+"/delivery/webhook/url",schemaPath:"#/properties/delivery/properties/webhook/properties/url/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_WatchUpdate.properties.delivery.properties.webhook.properties.url,data:data7};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(!pattern_1c85d7d6.test(data7)){
const err23 = {instancePath:instancePath+"/delivery/webhook/url",schemaPath:"#/properties/delivery/properties/webhook/properties/url/pattern",keyword:"pattern",params:{pattern: "^[Hh][Tt][Tt][Pp][Ss]?://"},message:"must match pattern \""+"^[Hh][Tt][Tt][Pp][Ss]?://"+"\"",schema:"^[Hh][Tt][Tt][Pp][Ss]?://",parentSchema:schema_WatchUpdate.properties.delivery.properties.webhook.properties.url,data:data7};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(!(formats_73ec681d(data7))){
const err24 = {instancePath:instancePath+"/delivery/webhook/url",schemaPath:"#/properties/delivery/properties/webhook/properties/url/format",keyword:"format",params:{format: "uri"},message:"must match format \""+"uri"+"\"",schema:"uri",parentSchema:schema_WatchUpdate.properties.delivery.properties.webhook.properties.url,data:data7};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
else {
const err25 = {instancePath:instancePath+"/delivery/webhook/url",schemaPath:"#/properties/delivery/properties/webhook/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_WatchUpdate.properties.delivery.properties.webhook.properties.url.type,parentSchema:schema_WatchUpdate.properties.delivery.properties.webhook.properties.url,data:data7};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data6.secret !== undefined){
let data8 = data6.secret;
if(typeof data8 === "string"){
if(func_7a031813(data8) > 256){
const err26 = {instancePath:instancePath+"/delivery/webhook/secret",schemaPath:"#/properties/delivery/properties/webhook/properties/secret/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters",schema:256,parentSchema:schema_WatchUpdate.properties.delivery.properties.webhook.properties.secret,data:data8};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(func_7a031813(data8) < 1){
const err27 = {instancePath:instancePath+"/delivery/webhook/secret",schemaPath:"#/properties/delivery/properties/webhook/properties/secret/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_WatchUpdate.properties.delivery.properties.webhook.properties.secret,data:data8};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
else {
const err28 = {instancePath:instancePath+"/delivery/webhook/secret",schemaPath:"#/properties/delivery/properties/webhook/properties/secret/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_WatchUpdate.properties.delivery.properties.webhook.properties.secret.type,parentSchema:schema_WatchUpdate.properties.delivery.properties.webhook.properties.secret,data:data8};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
}
else {
const err29 = {instancePath:instancePath+"/delivery/webhook",schemaPath:"#/properties/delivery/properties/webhook/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_WatchUpdate.properties.delivery.properties.webhook.type,parentSchema:schema_WatchUpdate.properties.delivery.properties.webhook,data:data6};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
}
else {
const err30 = {instancePath:instancePath+"/delivery",schemaPath:"#/properties/delivery/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_WatchUpdate.properties.delivery.type,parentSchema:schema_WatchUpdate.properties.delivery,data:data5};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
}
else {
const err31 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_WatchUpdate.type,parentSchema:schema_WatchUpdate,data};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
validate_WatchUpdate.errors = vErrors;
return errors === 0;
}
validate_WatchUpdate.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

function validate_WebhookEndpointChange(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_WebhookEndpointChange.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length < 1){
const err0 = {instancePath,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit: 1},message:"must NOT have fewer than 1 properties",schema:1,parentSchema:schema_WebhookEndpointChange,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(((((key0 === "url") || (key0 === "description")) || (key0 === "events")) || (key0 === "headers")) || (key0 === "state"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_WebhookEndpointChange,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.url !== undefined){
let data0 = data.url;
if(typeof data0 === "string"){
if(func_7a031813(data0) > 2048){
const err2 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/maxLength",keyword:"maxLength",params:{limit: 2048},message:"must NOT have more than 2048 characters",schema:2048,parentSchema:schema_WebhookEndpointChange.properties.url,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func_7a031813(data0) < 1){
const err3 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_WebhookEndpointChange.properties.url,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!pattern_1c85d7d6.test(data0)){
const err4 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/pattern",keyword:"pattern",params:{pattern: "^[Hh][Tt][Tt][Pp][Ss]?://"},message:"must match pattern \""+"^[Hh][Tt][Tt][Pp][Ss]?://"+"\"",schema:"^[Hh][Tt][Tt][Pp][Ss]?://",parentSchema:schema_WebhookEndpointChange.properties.url,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!(formats_73ec681d(data0))){
const err5 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/format",keyword:"format",params:{format: "uri"},message:"must match format \""+"uri"+"\"",schema:"uri",parentSchema:schema_WebhookEndpointChange.properties.url,data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_WebhookEndpointChange.properties.url.type,parentSchema:schema_WebhookEndpointChange.properties.url,data:data0};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.description !== undefined){
let data1 = data.description;
if(typeof data1 === "string"){
if(func_7a031813(data1) > 200){
const err7 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters",schema:200,parentSchema:schema_WebhookEndpointChange.properties.description,data:data1};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!pattern_fdcfe237.test(data1)){
const err8 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/pattern",keyword:"pattern",params:{pattern: "^[^\\x00-\\x1f\\x7f]*$"},message:"must match pattern \""+"^[^\\x00-\\x1f\\x7f]*$"+"\"",schema:"^[^\\x00-\\x1f\\x7f]*$",parentSchema:schema_WebhookEndpointChange.properties.description,data:data1};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_WebhookEndpointChange.properties.description.type,parentSchema:schema_WebhookEndpointChange.properties.description,data:data1};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.events !== undefined){
let data2 = data.events;
if(Array.isArray(data2)){
if(data2.length > 3){
const err10 = {instancePath:instancePath+"/events",schemaPath:"#/properties/events/maxItems",keyword:"maxItems",params:{limit: 3},message:"must NOT have more than 3 items",schema:3,parentSchema:schema_WebhookEndpointChange.properties.events,data:data2};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data2.length < 1){
const err11 = {instancePath:instancePath+"/events",schemaPath:"#/properties/events/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema_WebhookEndpointChange.properties.events,data:data2};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(typeof data3 !== "string"){
const err12 = {instancePath:instancePath+"/events/" + i0,schemaPath:"#/properties/events/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_WebhookEndpointChange.properties.events.items.type,parentSchema:schema_WebhookEndpointChange.properties.events.items,data:data3};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(!(((data3 === "searchEnded") || (data3 === "investigationFinished")) || (data3 === "watchChanged"))){
const err13 = {instancePath:instancePath+"/events/" + i0,schemaPath:"#/properties/events/items/enum",keyword:"enum",params:{allowedValues: schema_WebhookEndpointChange.properties.events.items.enum},message:"must be equal to one of the allowed values",schema:schema_WebhookEndpointChange.properties.events.items.enum,parentSchema:schema_WebhookEndpointChange.properties.events.items,data:data3};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
let i1 = data2.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data2[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err14 = {instancePath:instancePath+"/events",schemaPath:"#/properties/events/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)",schema:true,parentSchema:schema_WebhookEndpointChange.properties.events,data:data2};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
break;
}
indices0[item0] = i1;
}
}
}
else {
const err15 = {instancePath:instancePath+"/events",schemaPath:"#/properties/events/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema_WebhookEndpointChange.properties.events.type,parentSchema:schema_WebhookEndpointChange.properties.events,data:data2};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.headers !== undefined){
let data4 = data.headers;
if(Array.isArray(data4)){
if(data4.length > 10){
const err16 = {instancePath:instancePath+"/headers",schemaPath:"#/properties/headers/maxItems",keyword:"maxItems",params:{limit: 10},message:"must NOT have more than 10 items",schema:10,parentSchema:schema_WebhookEndpointChange.properties.headers,data:data4};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
const len1 = data4.length;
for(let i2=0; i2<len1; i2++){
let data5 = data4[i2];
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(data5.name === undefined){
const err17 = {instancePath:instancePath+"/headers/" + i2,schemaPath:"#/properties/headers/items/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'",schema:schema_WebhookEndpointChange.properties.headers.items.required,parentSchema:schema_WebhookEndpointChange.properties.headers.items,data:data5};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data5.value === undefined){
const err18 = {instancePath:instancePath+"/headers/" + i2,schemaPath:"#/properties/headers/items/required",keyword:"required",params:{missingProperty: "value"},message:"must have required property '"+"value"+"'",schema:schema_WebhookEndpointChange.properties.headers.items.required,parentSchema:schema_WebhookEndpointChange.properties.headers.items,data:data5};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
for(const key1 in data5){
if(!((key1 === "name") || (key1 === "value"))){
const err19 = {instancePath:instancePath+"/headers/" + i2,schemaPath:"#/properties/headers/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema_WebhookEndpointChange.properties.headers.items,data:data5};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data5.name !== undefined){
let data6 = data5.name;
if(typeof data6 === "string"){
if(func_7a031813(data6) > 64){
const err20 = {instancePath:instancePath+"/headers/" + i2+"/name",schemaPath:"#/properties/headers/items/properties/name/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters",schema:64,parentSchema:schema_WebhookEndpointChange.properties.headers.items.properties.name,data:data6};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(func_7a031813(data6) < 1){
const err21 = {instancePath:instancePath+"/headers/" + i2+"/name",schemaPath:"#/properties/headers/items/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_WebhookEndpointChange.properties.headers.items.properties.name,data:data6};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(!pattern_d920dd42.test(data6)){
const err22 = {instancePath:instancePath+"/headers/" + i2+"/name",schemaPath:"#/properties/headers/items/properties/name/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9-]+$"},message:"must match pattern \""+"^[A-Za-z0-9-]+$"+"\"",schema:"^[A-Za-z0-9-]+$",parentSchema:schema_WebhookEndpointChange.properties.headers.items.properties.name,data:data6};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
else {
const err23 = {instancePath:instancePath+"/headers/" + i2+"/name",schemaPath:"#/properties/headers/items/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_WebhookEndpointChange.properties.headers.items.properties.name.type,parentSchema:schema_WebhookEndpointChange.properties.headers.items.properties.name,data:data6};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data5.value !== undefined){
let data7 = data5.value;
if(typeof data7 === "string"){
if(func_7a031813(data7) > 1024){
const err24 = {instancePath:instancePath+"/headers/" + i2+"/value",schemaPath:"#/properties/headers/items/properties/value/maxLength",keyword:"maxLength",params:{limit: 1024},message:"must NOT have more than 1024 characters",schema:1024,parentSchema:schema_WebhookEndpointChange.properties.headers.items.properties.value,data:data7};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(func_7a031813(data7) < 1){
const err25 = {instancePath:instancePath+"/headers/" + i2+"/value",schemaPath:"#/properties/headers/items/properties/value/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_WebhookEndpointChange.properties.headers.items.properties.value,data:data7};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(!pattern_5318043f.test(data7)){
const err26 = {instancePath:instancePath+"/headers/" + i2+"/value",schemaPath:"#/properties/headers/items/properties/value/pattern",keyword:"pattern",params:{pattern: "^[\\x21-\\x7e]([\\x20-\\x7e]*[\\x21-\\x7e])?$"},message:"must match pattern \""+"^[\\x21-\\x7e]([\\x20-\\x7e]*[\\x21-\\x7e])?$"+"\"",schema:"^[\\x21-\\x7e]([\\x20-\\x7e]*[\\x21-\\x7e])?$",parentSchema:schema_WebhookEndpointChange.properties.headers.items.properties.value,data:data7};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
else {
const err27 = {instancePath:instancePath+"/headers/" + i2+"/value",schemaPath:"#/properties/headers/items/properties/value/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_WebhookEndpointChange.properties.headers.items.properties.value.type,parentSchema:schema_WebhookEndpointChange.properties.headers.items.properties.value,data:data7};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
}
else {
const err28 = {instancePath:instancePath+"/headers/" + i2,schemaPath:"#/properties/headers/items/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_WebhookEndpointChange.properties.headers.items.type,parentSchema:schema_WebhookEndpointChange.properties.headers.items,data:data5};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
}
else {
const err29 = {instancePath:instancePath+"/headers",schemaPath:"#/properties/headers/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema_WebhookEndpointChange.properties.headers.type,parentSchema:schema_WebhookEndpointChange.properties.headers,data:data4};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data.state !== undefined){
let data8 = data.state;
if(typeof data8 !== "string"){
const err30 = {instancePath:instancePath+"/state",schemaPath:"#/properties/state/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_WebhookEndpointChange.properties.state.type,parentSchema:schema_WebhookEndpointChange.properties.state,data:data8};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(!((data8 === "active") || (data8 === "disabled"))){
const err31 = {instancePath:instancePath+"/state",schemaPath:"#/properties/state/enum",keyword:"enum",params:{allowedValues: schema_WebhookEndpointChange.properties.state.enum},message:"must be equal to one of the allowed values",schema:schema_WebhookEndpointChange.properties.state.enum,parentSchema:schema_WebhookEndpointChange.properties.state,data:data8};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
}
else {
const err32 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_WebhookEndpointChange.type,parentSchema:schema_WebhookEndpointChange,data};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
validate_WebhookEndpointChange.errors = vErrors;
return errors === 0;
}
validate_WebhookEndpointChange.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

function validate_WebhookEndpointRequest(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_WebhookEndpointRequest.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.url === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "url"},message:"must have required property '"+"url"+"'",schema:schema_WebhookEndpointRequest.required,parentSchema:schema_WebhookEndpointRequest,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.events === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "events"},message:"must have required property '"+"events"+"'",schema:schema_WebhookEndpointRequest.required,parentSchema:schema_WebhookEndpointRequest,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "url") || (key0 === "description")) || (key0 === "events")) || (key0 === "headers"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_WebhookEndpointRequest,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.url !== undefined){
let data0 = data.url;
if(typeof data0 === "string"){
if(func_7a031813(data0) > 2048){
const err3 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/maxLength",keyword:"maxLength",params:{limit: 2048},message:"must NOT have more than 2048 characters",schema:2048,parentSchema:schema_WebhookEndpointRequest.properties.url,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(func_7a031813(data0) < 1){
const err4 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_WebhookEndpointRequest.properties.url,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!pattern_1c85d7d6.test(data0)){
const err5 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/pattern",keyword:"pattern",params:{pattern: "^[Hh][Tt][Tt][Pp][Ss]?://"},message:"must match pattern \""+"^[Hh][Tt][Tt][Pp][Ss]?://"+"\"",schema:"^[Hh][Tt][Tt][Pp][Ss]?://",parentSchema:schema_WebhookEndpointRequest.properties.url,data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!(formats_73ec681d(data0))){
const err6 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/format",keyword:"format",params:{format: "uri"},message:"must match format \""+"uri"+"\"",schema:"uri",parentSchema:schema_WebhookEndpointRequest.properties.url,data:data0};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_WebhookEndpointRequest.properties.url.type,parentSchema:schema_WebhookEndpointRequest.properties.url,data:data0};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.description !== undefined){
let data1 = data.description;
if(typeof data1 === "string"){
if(func_7a031813(data1) > 200){
const err8 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters",schema:200,parentSchema:schema_WebhookEndpointRequest.properties.description,data:data1};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!pattern_fdcfe237.test(data1)){
const err9 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/pattern",keyword:"pattern",params:{pattern: "^[^\\x00-\\x1f\\x7f]*$"},message:"must match pattern \""+"^[^\\x00-\\x1f\\x7f]*$"+"\"",schema:"^[^\\x00-\\x1f\\x7f]*$",parentSchema:schema_WebhookEndpointRequest.properties.description,data:data1};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_WebhookEndpointRequest.properties.description.type,parentSchema:schema_WebhookEndpointRequest.properties.description,data:data1};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.events !== undefined){
let data2 = data.events;
if(Array.isArray(data2)){
if(data2.length > 3){
const err11 = {instancePath:instancePath+"/events",schemaPath:"#/properties/events/maxItems",keyword:"maxItems",params:{limit: 3},message:"must NOT have more than 3 items",schema:3,parentSchema:schema_WebhookEndpointRequest.properties.events,data:data2};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data2.length < 1){
const err12 = {instancePath:instancePath+"/events",schemaPath:"#/properties/events/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema_WebhookEndpointRequest.properties.events,data:data2};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(typeof data3 !== "string"){
const err13 = {instancePath:instancePath+"/events/" + i0,schemaPath:"#/properties/events/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_WebhookEndpointRequest.properties.events.items.type,parentSchema:schema_WebhookEndpointRequest.properties.events.items,data:data3};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(!(((data3 === "searchEnded") || (data3 === "investigationFinished")) || (data3 === "watchChanged"))){
const err14 = {instancePath:instancePath+"/events/" + i0,schemaPath:"#/properties/events/items/enum",keyword:"enum",params:{allowedValues: schema_WebhookEndpointRequest.properties.events.items.enum},message:"must be equal to one of the allowed values",schema:schema_WebhookEndpointRequest.properties.events.items.enum,parentSchema:schema_WebhookEndpointRequest.properties.events.items,data:data3};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
let i1 = data2.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data2[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err15 = {instancePath:instancePath+"/events",schemaPath:"#/properties/events/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)",schema:true,parentSchema:schema_WebhookEndpointRequest.properties.events,data:data2};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
break;
}
indices0[item0] = i1;
}
}
}
else {
const err16 = {instancePath:instancePath+"/events",schemaPath:"#/properties/events/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema_WebhookEndpointRequest.properties.events.type,parentSchema:schema_WebhookEndpointRequest.properties.events,data:data2};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.headers !== undefined){
let data4 = data.headers;
if(Array.isArray(data4)){
if(data4.length > 10){
const err17 = {instancePath:instancePath+"/headers",schemaPath:"#/properties/headers/maxItems",keyword:"maxItems",params:{limit: 10},message:"must NOT have more than 10 items",schema:10,parentSchema:schema_WebhookEndpointRequest.properties.headers,data:data4};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
const len1 = data4.length;
for(let i2=0; i2<len1; i2++){
let data5 = data4[i2];
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(data5.name === undefined){
const err18 = {instancePath:instancePath+"/headers/" + i2,schemaPath:"#/properties/headers/items/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'",schema:schema_WebhookEndpointRequest.properties.headers.items.required,parentSchema:schema_WebhookEndpointRequest.properties.headers.items,data:data5};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(data5.value === undefined){
const err19 = {instancePath:instancePath+"/headers/" + i2,schemaPath:"#/properties/headers/items/required",keyword:"required",params:{missingProperty: "value"},message:"must have required property '"+"value"+"'",schema:schema_WebhookEndpointRequest.properties.headers.items.required,parentSchema:schema_WebhookEndpointRequest.properties.headers.items,data:data5};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
for(const key1 in data5){
if(!((key1 === "name") || (key1 === "value"))){
const err20 = {instancePath:instancePath+"/headers/" + i2,schemaPath:"#/properties/headers/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema_WebhookEndpointRequest.properties.headers.items,data:data5};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data5.name !== undefined){
let data6 = data5.name;
if(typeof data6 === "string"){
if(func_7a031813(data6) > 64){
const err21 = {instancePath:instancePath+"/headers/" + i2+"/name",schemaPath:"#/properties/headers/items/properties/name/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters",schema:64,parentSchema:schema_WebhookEndpointRequest.properties.headers.items.properties.name,data:data6};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(func_7a031813(data6) < 1){
const err22 = {instancePath:instancePath+"/headers/" + i2+"/name",schemaPath:"#/properties/headers/items/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_WebhookEndpointRequest.properties.headers.items.properties.name,data:data6};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(!pattern_d920dd42.test(data6)){
const err23 = {instancePath:instancePath+"/headers/" + i2+"/name",schemaPath:"#/properties/headers/items/properties/name/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9-]+$"},message:"must match pattern \""+"^[A-Za-z0-9-]+$"+"\"",schema:"^[A-Za-z0-9-]+$",parentSchema:schema_WebhookEndpointRequest.properties.headers.items.properties.name,data:data6};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
else {
const err24 = {instancePath:instancePath+"/headers/" + i2+"/name",schemaPath:"#/properties/headers/items/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_WebhookEndpointRequest.properties.headers.items.properties.name.type,parentSchema:schema_WebhookEndpointRequest.properties.headers.items.properties.name,data:data6};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data5.value !== undefined){
let data7 = data5.value;
if(typeof data7 === "string"){
if(func_7a031813(data7) > 1024){
const err25 = {instancePath:instancePath+"/headers/" + i2+"/value",schemaPath:"#/properties/headers/items/properties/value/maxLength",keyword:"maxLength",params:{limit: 1024},message:"must NOT have more than 1024 characters",schema:1024,parentSchema:schema_WebhookEndpointRequest.properties.headers.items.properties.value,data:data7};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(func_7a031813(data7) < 1){
const err26 = {instancePath:instancePath+"/headers/" + i2+"/value",schemaPath:"#/properties/headers/items/properties/value/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_WebhookEndpointRequest.properties.headers.items.properties.value,data:data7};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(!pattern_5318043f.test(data7)){
const err27 = {instancePath:instancePath+"/headers/" + i2+"/value",schemaPath:"#/properties/headers/items/properties/value/pattern",keyword:"pattern",params:{pattern: "^[\\x21-\\x7e]([\\x20-\\x7e]*[\\x21-\\x7e])?$"},message:"must match pattern \""+"^[\\x21-\\x7e]([\\x20-\\x7e]*[\\x21-\\x7e])?$"+"\"",schema:"^[\\x21-\\x7e]([\\x20-\\x7e]*[\\x21-\\x7e])?$",parentSchema:schema_WebhookEndpointRequest.properties.headers.items.properties.value,data:data7};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
else {
const err28 = {instancePath:instancePath+"/headers/" + i2+"/value",schemaPath:"#/properties/headers/items/properties/value/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_WebhookEndpointRequest.properties.headers.items.properties.value.type,parentSchema:schema_WebhookEndpointRequest.properties.headers.items.properties.value,data:data7};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
}
else {
const err29 = {instancePath:instancePath+"/headers/" + i2,schemaPath:"#/properties/headers/items/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_WebhookEndpointRequest.properties.headers.items.type,parentSchema:schema_WebhookEndpointRequest.properties.headers.items,data:data5};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
}
else {
const err30 = {instancePath:instancePath+"/headers",schemaPath:"#/properties/headers/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema_WebhookEndpointRequest.properties.headers.type,parentSchema:schema_WebhookEndpointRequest.properties.headers,data:data4};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
}
else {
const err31 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_WebhookEndpointRequest.type,parentSchema:schema_WebhookEndpointRequest,data};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
validate_WebhookEndpointRequest.errors = vErrors;
return errors === 0;
}
validate_WebhookEndpointRequest.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

function validate_WebhookRecoveryRequest(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_WebhookRecoveryRequest.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.since === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "since"},message:"must have required property '"+"since"+"'",schema:schema_WebhookRecoveryRequest.required,parentSchema:schema_WebhookRecoveryRequest,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "since") || (key0 === "endpoint_id"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_WebhookRecoveryRequest,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.since !== undefined){
let data0 = data.since;
if(typeof data0 === "string"){
if(func_7a031813(data0) > 40){
const err2 = {instancePath:instancePath+"/since",schemaPath:"#/properties/since/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters",schema:40,parentSchema:schema_WebhookRecoveryRequest.properties.since,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!(formats_37d7ec70.validate(data0))){
const err3 = {instancePath:instancePath+"/since",schemaPath:"#/properties/since/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\"",schema:"date-time",parentSchema:schema_WebhookRecoveryRequest.properties.since,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/since",schemaPath:"#/properties/since/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_WebhookRecoveryRequest.properties.since.type,parentSchema:schema_WebhookRecoveryRequest.properties.since,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.endpoint_id !== undefined){
let data1 = data.endpoint_id;
if(typeof data1 === "string"){
if(func_7a031813(data1) > 36){
const err5 = {instancePath:instancePath+"/endpoint_id",schemaPath:"#/properties/endpoint_id/maxLength",keyword:"maxLength",params:{limit: 36},message:"must NOT have more than 36 characters",schema:36,parentSchema:schema_WebhookRecoveryRequest.properties.endpoint_id,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!(formats_f16e24a5.test(data1))){
const err6 = {instancePath:instancePath+"/endpoint_id",schemaPath:"#/properties/endpoint_id/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\"",schema:"uuid",parentSchema:schema_WebhookRecoveryRequest.properties.endpoint_id,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/endpoint_id",schemaPath:"#/properties/endpoint_id/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_WebhookRecoveryRequest.properties.endpoint_id.type,parentSchema:schema_WebhookRecoveryRequest.properties.endpoint_id,data:data1};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_WebhookRecoveryRequest.type,parentSchema:schema_WebhookRecoveryRequest,data};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate_WebhookRecoveryRequest.errors = vErrors;
return errors === 0;
}
validate_WebhookRecoveryRequest.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

function validate_WebhookRotationRequest(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_WebhookRotationRequest.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.overlap_seconds === undefined){
data.overlap_seconds = 86400;
}
for(const key0 in data){
if(!(key0 === "overlap_seconds")){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_WebhookRotationRequest,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
let data0 = data.overlap_seconds;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err1 = {instancePath:instancePath+"/overlap_seconds",schemaPath:"#/properties/overlap_seconds/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema_WebhookRotationRequest.properties.overlap_seconds.type,parentSchema:schema_WebhookRotationRequest.properties.overlap_seconds,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 2592000 || isNaN(data0)){
const err2 = {instancePath:instancePath+"/overlap_seconds",schemaPath:"#/properties/overlap_seconds/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2592000},message:"must be <= 2592000",schema:2592000,parentSchema:schema_WebhookRotationRequest.properties.overlap_seconds,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0 < 0 || isNaN(data0)){
const err3 = {instancePath:instancePath+"/overlap_seconds",schemaPath:"#/properties/overlap_seconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema_WebhookRotationRequest.properties.overlap_seconds,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!(formats_53abe991.validate(data0))){
const err4 = {instancePath:instancePath+"/overlap_seconds",schemaPath:"#/properties/overlap_seconds/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\"",schema:"int32",parentSchema:schema_WebhookRotationRequest.properties.overlap_seconds,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_WebhookRotationRequest.type,parentSchema:schema_WebhookRotationRequest,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate_WebhookRotationRequest.errors = vErrors;
return errors === 0;
}
validate_WebhookRotationRequest.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

function validate_WordsUpdate(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_WordsUpdate.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length < 1){
const err0 = {instancePath,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit: 1},message:"must NOT have fewer than 1 properties",schema:1,parentSchema:schema_WordsUpdate,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "name") || (key0 === "reference")) || (key0 === "labels")) || (key0 === "note"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_WordsUpdate,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.name !== undefined){
let data0 = data.name;
if((typeof data0 !== "string") && (data0 !== null)){
const err2 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: schema_WordsUpdate.properties.name.type},message:"must be string,null",schema:schema_WordsUpdate.properties.name.type,parentSchema:schema_WordsUpdate.properties.name,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(typeof data0 === "string"){
if(func_7a031813(data0) > 200){
const err3 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters",schema:200,parentSchema:schema_WordsUpdate.properties.name,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(func_7a031813(data0) < 1){
const err4 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_WordsUpdate.properties.name,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!pattern_fdcfe237.test(data0)){
const err5 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/pattern",keyword:"pattern",params:{pattern: "^[^\\x00-\\x1f\\x7f]*$"},message:"must match pattern \""+"^[^\\x00-\\x1f\\x7f]*$"+"\"",schema:"^[^\\x00-\\x1f\\x7f]*$",parentSchema:schema_WordsUpdate.properties.name,data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
if(data.reference !== undefined){
let data1 = data.reference;
if((typeof data1 !== "string") && (data1 !== null)){
const err6 = {instancePath:instancePath+"/reference",schemaPath:"#/properties/reference/type",keyword:"type",params:{type: schema_WordsUpdate.properties.reference.type},message:"must be string,null",schema:schema_WordsUpdate.properties.reference.type,parentSchema:schema_WordsUpdate.properties.reference,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(typeof data1 === "string"){
if(func_7a031813(data1) > 200){
const err7 = {instancePath:instancePath+"/reference",schemaPath:"#/properties/reference/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters",schema:200,parentSchema:schema_WordsUpdate.properties.reference,data:data1};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(func_7a031813(data1) < 1){
const err8 = {instancePath:instancePath+"/reference",schemaPath:"#/properties/reference/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_WordsUpdate.properties.reference,data:data1};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!pattern_fdcfe237.test(data1)){
const err9 = {instancePath:instancePath+"/reference",schemaPath:"#/properties/reference/pattern",keyword:"pattern",params:{pattern: "^[^\\x00-\\x1f\\x7f]*$"},message:"must match pattern \""+"^[^\\x00-\\x1f\\x7f]*$"+"\"",schema:"^[^\\x00-\\x1f\\x7f]*$",parentSchema:schema_WordsUpdate.properties.reference,data:data1};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
if(data.labels !== undefined){
let data2 = data.labels;
if(Array.isArray(data2)){
if(data2.length > 10){
const err10 = {instancePath:instancePath+"/labels",schemaPath:"#/properties/labels/maxItems",keyword:"maxItems",params:{limit: 10},message:"must NOT have more than 10 items",schema:10,parentSchema:schema_WordsUpdate.properties.labels,data:data2};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(typeof data3 === "string"){
if(func_7a031813(data3) > 50){
const err11 = {instancePath:instancePath+"/labels/" + i0,schemaPath:"#/properties/labels/items/maxLength",keyword:"maxLength",params:{limit: 50},message:"must NOT have more than 50 characters",schema:50,parentSchema:schema_WordsUpdate.properties.labels.items,data:data3};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(func_7a031813(data3) < 1){
const err12 = {instancePath:instancePath+"/labels/" + i0,schemaPath:"#/properties/labels/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_WordsUpdate.properties.labels.items,data:data3};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(!pattern_78d1a9bb.test(data3)){
const err13 = {instancePath:instancePath+"/labels/" + i0,schemaPath:"#/properties/labels/items/pattern",keyword:"pattern",params:{pattern: "^[^\\x00-\\x1f\\x7f]+$"},message:"must match pattern \""+"^[^\\x00-\\x1f\\x7f]+$"+"\"",schema:"^[^\\x00-\\x1f\\x7f]+$",parentSchema:schema_WordsUpdate.properties.labels.items,data:data3};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/labels/" + i0,schemaPath:"#/properties/labels/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_WordsUpdate.properties.labels.items.type,parentSchema:schema_WordsUpdate.properties.labels.items,data:data3};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
let i1 = data2.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data2[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err15 = {instancePath:instancePath+"/labels",schemaPath:"#/properties/labels/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)",schema:true,parentSchema:schema_WordsUpdate.properties.labels,data:data2};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
break;
}
indices0[item0] = i1;
}
}
}
else {
const err16 = {instancePath:instancePath+"/labels",schemaPath:"#/properties/labels/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema_WordsUpdate.properties.labels.type,parentSchema:schema_WordsUpdate.properties.labels,data:data2};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.note !== undefined){
let data4 = data.note;
if((typeof data4 !== "string") && (data4 !== null)){
const err17 = {instancePath:instancePath+"/note",schemaPath:"#/properties/note/type",keyword:"type",params:{type: schema_WordsUpdate.properties.note.type},message:"must be string,null",schema:schema_WordsUpdate.properties.note.type,parentSchema:schema_WordsUpdate.properties.note,data:data4};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(typeof data4 === "string"){
if(func_7a031813(data4) > 4000){
const err18 = {instancePath:instancePath+"/note",schemaPath:"#/properties/note/maxLength",keyword:"maxLength",params:{limit: 4000},message:"must NOT have more than 4000 characters",schema:4000,parentSchema:schema_WordsUpdate.properties.note,data:data4};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(func_7a031813(data4) < 1){
const err19 = {instancePath:instancePath+"/note",schemaPath:"#/properties/note/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_WordsUpdate.properties.note,data:data4};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(!pattern_45c8387e.test(data4)){
const err20 = {instancePath:instancePath+"/note",schemaPath:"#/properties/note/pattern",keyword:"pattern",params:{pattern: "^[^\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f\\x7f]*$"},message:"must match pattern \""+"^[^\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f\\x7f]*$"+"\"",schema:"^[^\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f\\x7f]*$",parentSchema:schema_WordsUpdate.properties.note,data:data4};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
}
}
else {
const err21 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_WordsUpdate.type,parentSchema:schema_WordsUpdate,data};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
validate_WordsUpdate.errors = vErrors;
return errors === 0;
}
validate_WordsUpdate.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

function validate_parameters_0f241924(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_parameters_0f241924.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path !== undefined){
let data0 = data.path;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
for(const key0 in data0){
const err0 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_parameters_0f241924.properties.path,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_parameters_0f241924.properties.path.type,parentSchema:schema_parameters_0f241924.properties.path,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.query !== undefined){
let data1 = data.query;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
for(const key1 in data1){
if(!(((((key1 === "from") || (key1 === "to")) || (key1 === "key_id")) || (key1 === "label")) || (key1 === "reference"))){
const err2 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema_parameters_0f241924.properties.query,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data1.from !== undefined){
let data2 = data1.from;
if(typeof data2 === "string"){
if(func_7a031813(data2) > 10){
const err3 = {instancePath:instancePath+"/query/from",schemaPath:"#/properties/query/properties/from/maxLength",keyword:"maxLength",params:{limit: 10},message:"must NOT have more than 10 characters",schema:10,parentSchema:schema_parameters_0f241924.properties.query.properties.from,data:data2};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!(formats_fd402ad4.validate(data2))){
const err4 = {instancePath:instancePath+"/query/from",schemaPath:"#/properties/query/properties/from/format",keyword:"format",params:{format: "date"},message:"must match format \""+"date"+"\"",schema:"date",parentSchema:schema_parameters_0f241924.properties.query.properties.from,data:data2};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/query/from",schemaPath:"#/properties/query/properties/from/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_parameters_0f241924.properties.query.properties.from.type,parentSchema:schema_parameters_0f241924.properties.query.properties.from,data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data1.to !== undefined){
let data3 = data1.to;
if(typeof data3 === "string"){
if(func_7a031813(data3) > 10){
const err6 = {instancePath:instancePath+"/query/to",schemaPath:"#/properties/query/properties/to/maxLength",keyword:"maxLength",params:{limit: 10},message:"must NOT have more than 10 characters",schema:10,parentSchema:schema_parameters_0f241924.properties.query.properties.to,data:data3};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!(formats_fd402ad4.validate(data3))){
const err7 = {instancePath:instancePath+"/query/to",schemaPath:"#/properties/query/properties/to/format",keyword:"format",params:{format: "date"},message:"must match format \""+"date"+"\"",schema:"date",parentSchema:schema_parameters_0f241924.properties.query.properties.to,data:data3};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/query/to",schemaPath:"#/properties/query/properties/to/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_parameters_0f241924.properties.query.properties.to.type,parentSchema:schema_parameters_0f241924.properties.query.properties.to,data:data3};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data1.key_id !== undefined){
let data4 = data1.key_id;
if(typeof data4 === "string"){
if(func_7a031813(data4) > 36){
const err9 = {instancePath:instancePath+"/query/key_id",schemaPath:"#/properties/query/properties/key_id/maxLength",keyword:"maxLength",params:{limit: 36},message:"must NOT have more than 36 characters",schema:36,parentSchema:schema_parameters_0f241924.properties.query.properties.key_id,data:data4};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!(formats_f16e24a5.test(data4))){
const err10 = {instancePath:instancePath+"/query/key_id",schemaPath:"#/properties/query/properties/key_id/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\"",schema:"uuid",parentSchema:schema_parameters_0f241924.properties.query.properties.key_id,data:data4};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/query/key_id",schemaPath:"#/properties/query/properties/key_id/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_parameters_0f241924.properties.query.properties.key_id.type,parentSchema:schema_parameters_0f241924.properties.query.properties.key_id,data:data4};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data1.label !== undefined){
let data5 = data1.label;
if(typeof data5 === "string"){
if(func_7a031813(data5) > 50){
const err12 = {instancePath:instancePath+"/query/label",schemaPath:"#/properties/query/properties/label/maxLength",keyword:"maxLength",params:{limit: 50},message:"must NOT have more than 50 characters",schema:50,parentSchema:schema_parameters_0f241924.properties.query.properties.label,data:data5};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(func_7a031813(data5) < 1){
const err13 = {instancePath:instancePath+"/query/label",schemaPath:"#/properties/query/properties/label/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_parameters_0f241924.properties.query.properties.label,data:data5};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(!pattern_78d1a9bb.test(data5)){
const err14 = {instancePath:instancePath+"/query/label",schemaPath:"#/properties/query/properties/label/pattern",keyword:"pattern",params:{pattern: "^[^\\x00-\\x1f\\x7f]+$"},message:"must match pattern \""+"^[^\\x00-\\x1f\\x7f]+$"+"\"",schema:"^[^\\x00-\\x1f\\x7f]+$",parentSchema:schema_parameters_0f241924.properties.query.properties.label,data:data5};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/query/label",schemaPath:"#/properties/query/properties/label/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_parameters_0f241924.properties.query.properties.label.type,parentSchema:schema_parameters_0f241924.properties.query.properties.label,data:data5};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data1.reference !== undefined){
let data6 = data1.reference;
if(typeof data6 === "string"){
if(func_7a031813(data6) > 200){
const err16 = {instancePath:instancePath+"/query/reference",schemaPath:"#/properties/query/properties/reference/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters",schema:200,parentSchema:schema_parameters_0f241924.properties.query.properties.reference,data:data6};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(func_7a031813(data6) < 1){
const err17 = {instancePath:instancePath+"/query/reference",schemaPath:"#/properties/query/properties/reference/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_parameters_0f241924.properties.query.properties.reference,data:data6};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(!pattern_78d1a9bb.test(data6)){
const err18 = {instancePath:instancePath+"/query/reference",schemaPath:"#/properties/query/properties/reference/pattern",keyword:"pattern",params:{pattern: "^[^\\x00-\\x1f\\x7f]+$"},message:"must match pattern \""+"^[^\\x00-\\x1f\\x7f]+$"+"\"",schema:"^[^\\x00-\\x1f\\x7f]+$",parentSchema:schema_parameters_0f241924.properties.query.properties.reference,data:data6};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
else {
const err19 = {instancePath:instancePath+"/query/reference",schemaPath:"#/properties/query/properties/reference/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_parameters_0f241924.properties.query.properties.reference.type,parentSchema:schema_parameters_0f241924.properties.query.properties.reference,data:data6};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
}
else {
const err20 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_parameters_0f241924.properties.query.type,parentSchema:schema_parameters_0f241924.properties.query,data:data1};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.header !== undefined){
let data7 = data.header;
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
for(const key2 in data7){
const err21 = {instancePath:instancePath+"/header",schemaPath:"#/properties/header/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties",schema:false,parentSchema:schema_parameters_0f241924.properties.header,data:data7};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
else {
const err22 = {instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_parameters_0f241924.properties.header.type,parentSchema:schema_parameters_0f241924.properties.header,data:data7};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
}
else {
const err23 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_parameters_0f241924.type,parentSchema:schema_parameters_0f241924,data};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
validate_parameters_0f241924.errors = vErrors;
return errors === 0;
}
validate_parameters_0f241924.evaluated = {"props":{"path":true,"query":true,"header":true},"dynamicProps":false,"dynamicItems":false};

function validate_parameters_17c68210(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_parameters_17c68210.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path !== undefined){
let data0 = data.path;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.id === undefined){
const err0 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'",schema:schema_parameters_17c68210.properties.path.required,parentSchema:schema_parameters_17c68210.properties.path,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data0){
if(!(key0 === "id")){
const err1 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_parameters_17c68210.properties.path,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data0.id !== undefined){
let data1 = data0.id;
if(typeof data1 === "string"){
if(func_7a031813(data1) > 36){
const err2 = {instancePath:instancePath+"/path/id",schemaPath:"#/properties/path/properties/id/maxLength",keyword:"maxLength",params:{limit: 36},message:"must NOT have more than 36 characters",schema:36,parentSchema:schema_parameters_17c68210.properties.path.properties.id,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!(formats_f16e24a5.test(data1))){
const err3 = {instancePath:instancePath+"/path/id",schemaPath:"#/properties/path/properties/id/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\"",schema:"uuid",parentSchema:schema_parameters_17c68210.properties.path.properties.id,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/path/id",schemaPath:"#/properties/path/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_parameters_17c68210.properties.path.properties.id.type,parentSchema:schema_parameters_17c68210.properties.path.properties.id,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_parameters_17c68210.properties.path.type,parentSchema:schema_parameters_17c68210.properties.path,data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.query !== undefined){
let data2 = data.query;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.limit === undefined){
data2.limit = 50;
}
for(const key1 in data2){
if(!(((key1 === "limit") || (key1 === "cursor")) || (key1 === "retries"))){
const err6 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema_parameters_17c68210.properties.query,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
let data3 = data2.limit;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err7 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema_parameters_17c68210.properties.query.properties.limit.type,parentSchema:schema_parameters_17c68210.properties.query.properties.limit,data:data3};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 1000 || isNaN(data3)){
const err8 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000},message:"must be <= 1000",schema:1000,parentSchema:schema_parameters_17c68210.properties.query.properties.limit,data:data3};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data3 < 1 || isNaN(data3)){
const err9 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema_parameters_17c68210.properties.query.properties.limit,data:data3};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!(formats_53abe991.validate(data3))){
const err10 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\"",schema:"int32",parentSchema:schema_parameters_17c68210.properties.query.properties.limit,data:data3};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data2.cursor !== undefined){
let data4 = data2.cursor;
if(typeof data4 === "string"){
if(func_7a031813(data4) > 256){
const err11 = {instancePath:instancePath+"/query/cursor",schemaPath:"#/properties/query/properties/cursor/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters",schema:256,parentSchema:schema_parameters_17c68210.properties.query.properties.cursor,data:data4};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(func_7a031813(data4) < 1){
const err12 = {instancePath:instancePath+"/query/cursor",schemaPath:"#/properties/query/properties/cursor/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_parameters_17c68210.properties.query.properties.cursor,data:data4};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/query/cursor",schemaPath:"#/properties/query/properties/cursor/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_parameters_17c68210.properties.query.properties.cursor.type,parentSchema:schema_parameters_17c68210.properties.query.properties.cursor,data:data4};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data2.retries !== undefined){
let data5 = data2.retries;
if(typeof data5 !== "string"){
const err14 = {instancePath:instancePath+"/query/retries",schemaPath:"#/properties/query/properties/retries/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_parameters_17c68210.properties.query.properties.retries.type,parentSchema:schema_parameters_17c68210.properties.query.properties.retries,data:data5};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(!((data5 === "own") || (data5 === "merged"))){
const err15 = {instancePath:instancePath+"/query/retries",schemaPath:"#/properties/query/properties/retries/enum",keyword:"enum",params:{allowedValues: schema_parameters_17c68210.properties.query.properties.retries.enum},message:"must be equal to one of the allowed values",schema:schema_parameters_17c68210.properties.query.properties.retries.enum,parentSchema:schema_parameters_17c68210.properties.query.properties.retries,data:data5};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
else {
const err16 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_parameters_17c68210.properties.query.type,parentSchema:schema_parameters_17c68210.properties.query,data:data2};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.header !== undefined){
let data6 = data.header;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
for(const key2 in data6){
const err17 = {instancePath:instancePath+"/header",schemaPath:"#/properties/header/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties",schema:false,parentSchema:schema_parameters_17c68210.properties.header,data:data6};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
else {
const err18 = {instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_parameters_17c68210.properties.header.type,parentSchema:schema_parameters_17c68210.properties.header,data:data6};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
else {
const err19 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_parameters_17c68210.type,parentSchema:schema_parameters_17c68210,data};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
validate_parameters_17c68210.errors = vErrors;
return errors === 0;
}
validate_parameters_17c68210.evaluated = {"props":{"path":true,"query":true,"header":true},"dynamicProps":false,"dynamicItems":false};

function validate_parameters_17c9fb84(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_parameters_17c9fb84.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path !== undefined){
let data0 = data.path;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
for(const key0 in data0){
const err0 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_parameters_17c9fb84.properties.path,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_parameters_17c9fb84.properties.path.type,parentSchema:schema_parameters_17c9fb84.properties.path,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.query !== undefined){
let data1 = data.query;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
for(const key1 in data1){
const err2 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema_parameters_17c9fb84.properties.query,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_parameters_17c9fb84.properties.query.type,parentSchema:schema_parameters_17c9fb84.properties.query,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.header !== undefined){
let data2 = data.header;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
for(const key2 in data2){
if(!(key2 === "Idempotency-Key")){
const err4 = {instancePath:instancePath+"/header",schemaPath:"#/properties/header/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties",schema:false,parentSchema:schema_parameters_17c9fb84.properties.header,data:data2};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data2["Idempotency-Key"] !== undefined){
let data3 = data2["Idempotency-Key"];
if(typeof data3 === "string"){
if(func_7a031813(data3) > 255){
const err5 = {instancePath:instancePath+"/header/Idempotency-Key",schemaPath:"#/properties/header/properties/Idempotency-Key/maxLength",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters",schema:255,parentSchema:schema_parameters_17c9fb84.properties.header.properties["Idempotency-Key"],data:data3};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(func_7a031813(data3) < 1){
const err6 = {instancePath:instancePath+"/header/Idempotency-Key",schemaPath:"#/properties/header/properties/Idempotency-Key/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_parameters_17c9fb84.properties.header.properties["Idempotency-Key"],data:data3};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!pattern_98f9a90f.test(data3)){
const err7 = {instancePath:instancePath+"/header/Idempotency-Key",schemaPath:"#/properties/header/properties/Idempotency-Key/pattern",keyword:"pattern",params:{pattern: "^(\"[!#-~]{1,253}\"|[!#-~]{1,255})$"},message:"must match pattern \""+"^(\"[!#-~]{1,253}\"|[!#-~]{1,255})$"+"\"",schema:"^(\"[!#-~]{1,253}\"|[!#-~]{1,255})$",parentSchema:schema_parameters_17c9fb84.properties.header.properties["Idempotency-Key"],data:data3};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/header/Idempotency-Key",schemaPath:"#/properties/header/properties/Idempotency-Key/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_parameters_17c9fb84.properties.header.properties["Idempotency-Key"].type,parentSchema:schema_parameters_17c9fb84.properties.header.properties["Idempotency-Key"],data:data3};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
else {
const err9 = {instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_parameters_17c9fb84.properties.header.type,parentSchema:schema_parameters_17c9fb84.properties.header,data:data2};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
else {
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_parameters_17c9fb84.type,parentSchema:schema_parameters_17c9fb84,data};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
validate_parameters_17c9fb84.errors = vErrors;
return errors === 0;
}
validate_parameters_17c9fb84.evaluated = {"props":{"path":true,"query":true,"header":true},"dynamicProps":false,"dynamicItems":false};

function validate_parameters_26b6053b(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_parameters_26b6053b.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path !== undefined){
let data0 = data.path;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.id === undefined){
const err0 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'",schema:schema_parameters_26b6053b.properties.path.required,parentSchema:schema_parameters_26b6053b.properties.path,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data0){
if(!(key0 === "id")){
const err1 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_parameters_26b6053b.properties.path,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data0.id !== undefined){
let data1 = data0.id;
if(typeof data1 === "string"){
if(func_7a031813(data1) > 36){
const err2 = {instancePath:instancePath+"/path/id",schemaPath:"#/properties/path/properties/id/maxLength",keyword:"maxLength",params:{limit: 36},message:"must NOT have more than 36 characters",schema:36,parentSchema:schema_parameters_26b6053b.properties.path.properties.id,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!(formats_f16e24a5.test(data1))){
const err3 = {instancePath:instancePath+"/path/id",schemaPath:"#/properties/path/properties/id/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\"",schema:"uuid",parentSchema:schema_parameters_26b6053b.properties.path.properties.id,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/path/id",schemaPath:"#/properties/path/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_parameters_26b6053b.properties.path.properties.id.type,parentSchema:schema_parameters_26b6053b.properties.path.properties.id,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_parameters_26b6053b.properties.path.type,parentSchema:schema_parameters_26b6053b.properties.path,data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.query !== undefined){
let data2 = data.query;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.limit === undefined){
data2.limit = 100;
}
for(const key1 in data2){
if(!(((((key1 === "limit") || (key1 === "cursor")) || (key1 === "retries")) || (key1 === "type")) || (key1 === "strength"))){
const err6 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema_parameters_26b6053b.properties.query,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
let data3 = data2.limit;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err7 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema_parameters_26b6053b.properties.query.properties.limit.type,parentSchema:schema_parameters_26b6053b.properties.query.properties.limit,data:data3};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 1000 || isNaN(data3)){
const err8 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000},message:"must be <= 1000",schema:1000,parentSchema:schema_parameters_26b6053b.properties.query.properties.limit,data:data3};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data3 < 1 || isNaN(data3)){
const err9 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema_parameters_26b6053b.properties.query.properties.limit,data:data3};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!(formats_53abe991.validate(data3))){
const err10 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\"",schema:"int32",parentSchema:schema_parameters_26b6053b.properties.query.properties.limit,data:data3};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data2.cursor !== undefined){
let data4 = data2.cursor;
if(typeof data4 === "string"){
if(func_7a031813(data4) > 256){
const err11 = {instancePath:instancePath+"/query/cursor",schemaPath:"#/properties/query/properties/cursor/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters",schema:256,parentSchema:schema_parameters_26b6053b.properties.query.properties.cursor,data:data4};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(func_7a031813(data4) < 1){
const err12 = {instancePath:instancePath+"/query/cursor",schemaPath:"#/properties/query/properties/cursor/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_parameters_26b6053b.properties.query.properties.cursor,data:data4};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/query/cursor",schemaPath:"#/properties/query/properties/cursor/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_parameters_26b6053b.properties.query.properties.cursor.type,parentSchema:schema_parameters_26b6053b.properties.query.properties.cursor,data:data4};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data2.retries !== undefined){
let data5 = data2.retries;
if(typeof data5 !== "string"){
const err14 = {instancePath:instancePath+"/query/retries",schemaPath:"#/properties/query/properties/retries/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_parameters_26b6053b.properties.query.properties.retries.type,parentSchema:schema_parameters_26b6053b.properties.query.properties.retries,data:data5};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(!((data5 === "own") || (data5 === "merged"))){
const err15 = {instancePath:instancePath+"/query/retries",schemaPath:"#/properties/query/properties/retries/enum",keyword:"enum",params:{allowedValues: schema_parameters_26b6053b.properties.query.properties.retries.enum},message:"must be equal to one of the allowed values",schema:schema_parameters_26b6053b.properties.query.properties.retries.enum,parentSchema:schema_parameters_26b6053b.properties.query.properties.retries,data:data5};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data2.type !== undefined){
let data6 = data2.type;
if(typeof data6 !== "string"){
const err16 = {instancePath:instancePath+"/query/type",schemaPath:"#/properties/query/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_parameters_26b6053b.properties.query.properties.type.type,parentSchema:schema_parameters_26b6053b.properties.query.properties.type,data:data6};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(!((((((((((((data6 === "Pseudonym") || (data6 === "Email Address")) || (data6 === "Domain Name")) || (data6 === "Cryptocurrency")) || (data6 === "IP Address")) || (data6 === "Name")) || (data6 === "Phone Number")) || (data6 === "URL")) || (data6 === "Image")) || (data6 === "Location")) || (data6 === "Organisation")) || (data6 === "Date"))){
const err17 = {instancePath:instancePath+"/query/type",schemaPath:"#/properties/query/properties/type/enum",keyword:"enum",params:{allowedValues: schema_parameters_26b6053b.properties.query.properties.type.enum},message:"must be equal to one of the allowed values",schema:schema_parameters_26b6053b.properties.query.properties.type.enum,parentSchema:schema_parameters_26b6053b.properties.query.properties.type,data:data6};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data2.strength !== undefined){
let data7 = data2.strength;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err18 = {instancePath:instancePath+"/query/strength",schemaPath:"#/properties/query/properties/strength/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema_parameters_26b6053b.properties.query.properties.strength.type,parentSchema:schema_parameters_26b6053b.properties.query.properties.strength,data:data7};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 99 || isNaN(data7)){
const err19 = {instancePath:instancePath+"/query/strength",schemaPath:"#/properties/query/properties/strength/maximum",keyword:"maximum",params:{comparison: "<=", limit: 99},message:"must be <= 99",schema:99,parentSchema:schema_parameters_26b6053b.properties.query.properties.strength,data:data7};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(data7 < 1 || isNaN(data7)){
const err20 = {instancePath:instancePath+"/query/strength",schemaPath:"#/properties/query/properties/strength/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema_parameters_26b6053b.properties.query.properties.strength,data:data7};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(!(formats_53abe991.validate(data7))){
const err21 = {instancePath:instancePath+"/query/strength",schemaPath:"#/properties/query/properties/strength/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\"",schema:"int32",parentSchema:schema_parameters_26b6053b.properties.query.properties.strength,data:data7};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
}
}
else {
const err22 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_parameters_26b6053b.properties.query.type,parentSchema:schema_parameters_26b6053b.properties.query,data:data2};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.header !== undefined){
let data8 = data.header;
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
for(const key2 in data8){
const err23 = {instancePath:instancePath+"/header",schemaPath:"#/properties/header/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties",schema:false,parentSchema:schema_parameters_26b6053b.properties.header,data:data8};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
else {
const err24 = {instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_parameters_26b6053b.properties.header.type,parentSchema:schema_parameters_26b6053b.properties.header,data:data8};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
}
else {
const err25 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_parameters_26b6053b.type,parentSchema:schema_parameters_26b6053b,data};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
validate_parameters_26b6053b.errors = vErrors;
return errors === 0;
}
validate_parameters_26b6053b.evaluated = {"props":{"path":true,"query":true,"header":true},"dynamicProps":false,"dynamicItems":false};

function validate_parameters_27f80c7a(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_parameters_27f80c7a.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path !== undefined){
let data0 = data.path;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
for(const key0 in data0){
const err0 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_parameters_27f80c7a.properties.path,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_parameters_27f80c7a.properties.path.type,parentSchema:schema_parameters_27f80c7a.properties.path,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.query !== undefined){
let data1 = data.query;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.limit === undefined){
data1.limit = 20;
}
if(data1.sort === undefined){
data1.sort = "newest";
}
for(const key1 in data1){
if(!(func_191f75b3.call(schema_parameters_27f80c7a.properties.query.properties, key1))){
const err2 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema_parameters_27f80c7a.properties.query,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
let data2 = data1.limit;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err3 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema_parameters_27f80c7a.properties.query.properties.limit.type,parentSchema:schema_parameters_27f80c7a.properties.query.properties.limit,data:data2};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 100 || isNaN(data2)){
const err4 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100",schema:100,parentSchema:schema_parameters_27f80c7a.properties.query.properties.limit,data:data2};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data2 < 1 || isNaN(data2)){
const err5 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema_parameters_27f80c7a.properties.query.properties.limit,data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!(formats_53abe991.validate(data2))){
const err6 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\"",schema:"int32",parentSchema:schema_parameters_27f80c7a.properties.query.properties.limit,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data1.cursor !== undefined){
let data3 = data1.cursor;
if(typeof data3 === "string"){
if(func_7a031813(data3) > 256){
const err7 = {instancePath:instancePath+"/query/cursor",schemaPath:"#/properties/query/properties/cursor/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters",schema:256,parentSchema:schema_parameters_27f80c7a.properties.query.properties.cursor,data:data3};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(func_7a031813(data3) < 1){
const err8 = {instancePath:instancePath+"/query/cursor",schemaPath:"#/properties/query/properties/cursor/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_parameters_27f80c7a.properties.query.properties.cursor,data:data3};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/query/cursor",schemaPath:"#/properties/query/properties/cursor/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_parameters_27f80c7a.properties.query.properties.cursor.type,parentSchema:schema_parameters_27f80c7a.properties.query.properties.cursor,data:data3};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data1.status !== undefined){
let data4 = data1.status;
if(typeof data4 !== "string"){
const err10 = {instancePath:instancePath+"/query/status",schemaPath:"#/properties/query/properties/status/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_parameters_27f80c7a.properties.query.properties.status.type,parentSchema:schema_parameters_27f80c7a.properties.query.properties.status,data:data4};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!((data4 === "processing") || (data4 === "finished"))){
const err11 = {instancePath:instancePath+"/query/status",schemaPath:"#/properties/query/properties/status/enum",keyword:"enum",params:{allowedValues: schema_parameters_27f80c7a.properties.query.properties.status.enum},message:"must be equal to one of the allowed values",schema:schema_parameters_27f80c7a.properties.query.properties.status.enum,parentSchema:schema_parameters_27f80c7a.properties.query.properties.status,data:data4};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data1.reference !== undefined){
let data5 = data1.reference;
if(typeof data5 === "string"){
if(func_7a031813(data5) > 200){
const err12 = {instancePath:instancePath+"/query/reference",schemaPath:"#/properties/query/properties/reference/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters",schema:200,parentSchema:schema_parameters_27f80c7a.properties.query.properties.reference,data:data5};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(func_7a031813(data5) < 1){
const err13 = {instancePath:instancePath+"/query/reference",schemaPath:"#/properties/query/properties/reference/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_parameters_27f80c7a.properties.query.properties.reference,data:data5};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(!pattern_78d1a9bb.test(data5)){
const err14 = {instancePath:instancePath+"/query/reference",schemaPath:"#/properties/query/properties/reference/pattern",keyword:"pattern",params:{pattern: "^[^\\x00-\\x1f\\x7f]+$"},message:"must match pattern \""+"^[^\\x00-\\x1f\\x7f]+$"+"\"",schema:"^[^\\x00-\\x1f\\x7f]+$",parentSchema:schema_parameters_27f80c7a.properties.query.properties.reference,data:data5};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/query/reference",schemaPath:"#/properties/query/properties/reference/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_parameters_27f80c7a.properties.query.properties.reference.type,parentSchema:schema_parameters_27f80c7a.properties.query.properties.reference,data:data5};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data1.label !== undefined){
let data6 = data1.label;
if(Array.isArray(data6)){
if(data6.length > 10){
const err16 = {instancePath:instancePath+"/query/label",schemaPath:"#/properties/query/properties/label/maxItems",keyword:"maxItems",params:{limit: 10},message:"must NOT have more than 10 items",schema:10,parentSchema:schema_parameters_27f80c7a.properties.query.properties.label,data:data6};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data6.length < 1){
const err17 = {instancePath:instancePath+"/query/label",schemaPath:"#/properties/query/properties/label/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema_parameters_27f80c7a.properties.query.properties.label,data:data6};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
let data7 = data6[i0];
if(typeof data7 === "string"){
if(func_7a031813(data7) > 50){
const err18 = {instancePath:instancePath+"/query/label/" + i0,schemaPath:"#/properties/query/properties/label/items/maxLength",keyword:"maxLength",params:{limit: 50},message:"must NOT have more than 50 characters",schema:50,parentSchema:schema_parameters_27f80c7a.properties.query.properties.label.items,data:data7};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(func_7a031813(data7) < 1){
const err19 = {instancePath:instancePath+"/query/label/" + i0,schemaPath:"#/properties/query/properties/label/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_parameters_27f80c7a.properties.query.properties.label.items,data:data7};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(!pattern_78d1a9bb.test(data7)){
const err20 = {instancePath:instancePath+"/query/label/" + i0,schemaPath:"#/properties/query/properties/label/items/pattern",keyword:"pattern",params:{pattern: "^[^\\x00-\\x1f\\x7f]+$"},message:"must match pattern \""+"^[^\\x00-\\x1f\\x7f]+$"+"\"",schema:"^[^\\x00-\\x1f\\x7f]+$",parentSchema:schema_parameters_27f80c7a.properties.query.properties.label.items,data:data7};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
else {
const err21 = {instancePath:instancePath+"/query/label/" + i0,schemaPath:"#/properties/query/properties/label/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_parameters_27f80c7a.properties.query.properties.label.items.type,parentSchema:schema_parameters_27f80c7a.properties.query.properties.label.items,data:data7};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
}
else {
const err22 = {instancePath:instancePath+"/query/label",schemaPath:"#/properties/query/properties/label/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema_parameters_27f80c7a.properties.query.properties.label.type,parentSchema:schema_parameters_27f80c7a.properties.query.properties.label,data:data6};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data1.key_id !== undefined){
let data8 = data1.key_id;
if(typeof data8 === "string"){
if(func_7a031813(data8) > 36){
const err23 = {instancePath:instancePath+"/query/key_id",schemaPath:"#/properties/query/properties/key_id/maxLength",keyword:"maxLength",params:{limit: 36},message:"must NOT have more than 36 characters",schema:36,parentSchema:schema_parameters_27f80c7a.properties.query.properties.key_id,data:data8};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(!(formats_f16e24a5.test(data8))){
const err24 = {instancePath:instancePath+"/query/key_id",schemaPath:"#/properties/query/properties/key_id/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\"",schema:"uuid",parentSchema:schema_parameters_27f80c7a.properties.query.properties.key_id,data:data8};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
else {
const err25 = {instancePath:instancePath+"/query/key_id",schemaPath:"#/properties/query/properties/key_id/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_parameters_27f80c7a.properties.query.properties.key_id.type,parentSchema:schema_parameters_27f80c7a.properties.query.properties.key_id,data:data8};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data1.created_after !== undefined){
let data9 = data1.created_after;
if(typeof data9 === "string"){
if(func_7a031813(data9) > 40){
const err26 = {instancePath:instancePath+"/query/created_after",schemaPath:"#/properties/query/properties/created_after/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters",schema:40,parentSchema:schema_parameters_27f80c7a.properties.query.properties.created_after,data:data9};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(!(formats_37d7ec70.validate(data9))){
const err27 = {instancePath:instancePath+"/query/created_after",schemaPath:"#/properties/query/properties/created_after/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\"",schema:"date-time",parentSchema:schema_parameters_27f80c7a.properties.query.properties.created_after,data:data9};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
else {
const err28 = {instancePath:instancePath+"/query/created_after",schemaPath:"#/properties/query/properties/created_after/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_parameters_27f80c7a.properties.query.properties.created_after.type,parentSchema:schema_parameters_27f80c7a.properties.query.properties.created_after,data:data9};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data1.created_before !== undefined){
let data10 = data1.created_before;
if(typeof data10 === "string"){
if(func_7a031813(data10) > 40){
const err29 = {instancePath:instancePath+"/query/created_before",schemaPath:"#/properties/query/properties/created_before/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters",schema:40,parentSchema:schema_parameters_27f80c7a.properties.query.properties.created_before,data:data10};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(!(formats_37d7ec70.validate(data10))){
const err30 = {instancePath:instancePath+"/query/created_before",schemaPath:"#/properties/query/properties/created_before/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\"",schema:"date-time",parentSchema:schema_parameters_27f80c7a.properties.query.properties.created_before,data:data10};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
else {
const err31 = {instancePath:instancePath+"/query/created_before",schemaPath:"#/properties/query/properties/created_before/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_parameters_27f80c7a.properties.query.properties.created_before.type,parentSchema:schema_parameters_27f80c7a.properties.query.properties.created_before,data:data10};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
let data11 = data1.sort;
if(typeof data11 !== "string"){
const err32 = {instancePath:instancePath+"/query/sort",schemaPath:"#/properties/query/properties/sort/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_parameters_27f80c7a.properties.query.properties.sort.type,parentSchema:schema_parameters_27f80c7a.properties.query.properties.sort,data:data11};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(!((data11 === "newest") || (data11 === "oldest"))){
const err33 = {instancePath:instancePath+"/query/sort",schemaPath:"#/properties/query/properties/sort/enum",keyword:"enum",params:{allowedValues: schema_parameters_27f80c7a.properties.query.properties.sort.enum},message:"must be equal to one of the allowed values",schema:schema_parameters_27f80c7a.properties.query.properties.sort.enum,parentSchema:schema_parameters_27f80c7a.properties.query.properties.sort,data:data11};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
else {
const err34 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_parameters_27f80c7a.properties.query.type,parentSchema:schema_parameters_27f80c7a.properties.query,data:data1};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data.header !== undefined){
let data12 = data.header;
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
for(const key2 in data12){
const err35 = {instancePath:instancePath+"/header",schemaPath:"#/properties/header/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties",schema:false,parentSchema:schema_parameters_27f80c7a.properties.header,data:data12};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
else {
const err36 = {instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_parameters_27f80c7a.properties.header.type,parentSchema:schema_parameters_27f80c7a.properties.header,data:data12};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
}
else {
const err37 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_parameters_27f80c7a.type,parentSchema:schema_parameters_27f80c7a,data};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
validate_parameters_27f80c7a.errors = vErrors;
return errors === 0;
}
validate_parameters_27f80c7a.evaluated = {"props":{"path":true,"query":true,"header":true},"dynamicProps":false,"dynamicItems":false};

function validate_parameters_2b7c15aa(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_parameters_2b7c15aa.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path !== undefined){
let data0 = data.path;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
for(const key0 in data0){
const err0 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_parameters_2b7c15aa.properties.path,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_parameters_2b7c15aa.properties.path.type,parentSchema:schema_parameters_2b7c15aa.properties.path,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.query !== undefined){
let data1 = data.query;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.limit === undefined){
data1.limit = 20;
}
if(data1.sort === undefined){
data1.sort = "newest";
}
for(const key1 in data1){
if(!(func_191f75b3.call(schema_parameters_2b7c15aa.properties.query.properties, key1))){
const err2 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema_parameters_2b7c15aa.properties.query,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
let data2 = data1.limit;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err3 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema_parameters_2b7c15aa.properties.query.properties.limit.type,parentSchema:schema_parameters_2b7c15aa.properties.query.properties.limit,data:data2};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 100 || isNaN(data2)){
const err4 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100",schema:100,parentSchema:schema_parameters_2b7c15aa.properties.query.properties.limit,data:data2};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data2 < 1 || isNaN(data2)){
const err5 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema_parameters_2b7c15aa.properties.query.properties.limit,data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!(formats_53abe991.validate(data2))){
const err6 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\"",schema:"int32",parentSchema:schema_parameters_2b7c15aa.properties.query.properties.limit,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data1.cursor !== undefined){
let data3 = data1.cursor;
if(typeof data3 === "string"){
if(func_7a031813(data3) > 256){
const err7 = {instancePath:instancePath+"/query/cursor",schemaPath:"#/properties/query/properties/cursor/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters",schema:256,parentSchema:schema_parameters_2b7c15aa.properties.query.properties.cursor,data:data3};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(func_7a031813(data3) < 1){
const err8 = {instancePath:instancePath+"/query/cursor",schemaPath:"#/properties/query/properties/cursor/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_parameters_2b7c15aa.properties.query.properties.cursor,data:data3};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/query/cursor",schemaPath:"#/properties/query/properties/cursor/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_parameters_2b7c15aa.properties.query.properties.cursor.type,parentSchema:schema_parameters_2b7c15aa.properties.query.properties.cursor,data:data3};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data1.status !== undefined){
let data4 = data1.status;
if(typeof data4 !== "string"){
const err10 = {instancePath:instancePath+"/query/status",schemaPath:"#/properties/query/properties/status/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_parameters_2b7c15aa.properties.query.properties.status.type,parentSchema:schema_parameters_2b7c15aa.properties.query.properties.status,data:data4};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!((data4 === "active") || (data4 === "paused"))){
const err11 = {instancePath:instancePath+"/query/status",schemaPath:"#/properties/query/properties/status/enum",keyword:"enum",params:{allowedValues: schema_parameters_2b7c15aa.properties.query.properties.status.enum},message:"must be equal to one of the allowed values",schema:schema_parameters_2b7c15aa.properties.query.properties.status.enum,parentSchema:schema_parameters_2b7c15aa.properties.query.properties.status,data:data4};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data1.reference !== undefined){
let data5 = data1.reference;
if(typeof data5 === "string"){
if(func_7a031813(data5) > 200){
const err12 = {instancePath:instancePath+"/query/reference",schemaPath:"#/properties/query/properties/reference/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters",schema:200,parentSchema:schema_parameters_2b7c15aa.properties.query.properties.reference,data:data5};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(func_7a031813(data5) < 1){
const err13 = {instancePath:instancePath+"/query/reference",schemaPath:"#/properties/query/properties/reference/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_parameters_2b7c15aa.properties.query.properties.reference,data:data5};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(!pattern_78d1a9bb.test(data5)){
const err14 = {instancePath:instancePath+"/query/reference",schemaPath:"#/properties/query/properties/reference/pattern",keyword:"pattern",params:{pattern: "^[^\\x00-\\x1f\\x7f]+$"},message:"must match pattern \""+"^[^\\x00-\\x1f\\x7f]+$"+"\"",schema:"^[^\\x00-\\x1f\\x7f]+$",parentSchema:schema_parameters_2b7c15aa.properties.query.properties.reference,data:data5};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/query/reference",schemaPath:"#/properties/query/properties/reference/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_parameters_2b7c15aa.properties.query.properties.reference.type,parentSchema:schema_parameters_2b7c15aa.properties.query.properties.reference,data:data5};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data1.label !== undefined){
let data6 = data1.label;
if(Array.isArray(data6)){
if(data6.length > 10){
const err16 = {instancePath:instancePath+"/query/label",schemaPath:"#/properties/query/properties/label/maxItems",keyword:"maxItems",params:{limit: 10},message:"must NOT have more than 10 items",schema:10,parentSchema:schema_parameters_2b7c15aa.properties.query.properties.label,data:data6};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data6.length < 1){
const err17 = {instancePath:instancePath+"/query/label",schemaPath:"#/properties/query/properties/label/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema_parameters_2b7c15aa.properties.query.properties.label,data:data6};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
let data7 = data6[i0];
if(typeof data7 === "string"){
if(func_7a031813(data7) > 50){
const err18 = {instancePath:instancePath+"/query/label/" + i0,schemaPath:"#/properties/query/properties/label/items/maxLength",keyword:"maxLength",params:{limit: 50},message:"must NOT have more than 50 characters",schema:50,parentSchema:schema_parameters_2b7c15aa.properties.query.properties.label.items,data:data7};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(func_7a031813(data7) < 1){
const err19 = {instancePath:instancePath+"/query/label/" + i0,schemaPath:"#/properties/query/properties/label/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_parameters_2b7c15aa.properties.query.properties.label.items,data:data7};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(!pattern_78d1a9bb.test(data7)){
const err20 = {instancePath:instancePath+"/query/label/" + i0,schemaPath:"#/properties/query/properties/label/items/pattern",keyword:"pattern",params:{pattern: "^[^\\x00-\\x1f\\x7f]+$"},message:"must match pattern \""+"^[^\\x00-\\x1f\\x7f]+$"+"\"",schema:"^[^\\x00-\\x1f\\x7f]+$",parentSchema:schema_parameters_2b7c15aa.properties.query.properties.label.items,data:data7};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
else {
const err21 = {instancePath:instancePath+"/query/label/" + i0,schemaPath:"#/properties/query/properties/label/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_parameters_2b7c15aa.properties.query.properties.label.items.type,parentSchema:schema_parameters_2b7c15aa.properties.query.properties.label.items,data:data7};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
}
else {
const err22 = {instancePath:instancePath+"/query/label",schemaPath:"#/properties/query/properties/label/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema_parameters_2b7c15aa.properties.query.properties.label.type,parentSchema:schema_parameters_2b7c15aa.properties.query.properties.label,data:data6};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data1.type !== undefined){
let data8 = data1.type;
if(typeof data8 !== "string"){
const err23 = {instancePath:instancePath+"/query/type",schemaPath:"#/properties/query/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_parameters_2b7c15aa.properties.query.properties.type.type,parentSchema:schema_parameters_2b7c15aa.properties.query.properties.type,data:data8};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(!(((((data8 === "Pseudonym") || (data8 === "Email Address")) || (data8 === "Domain Name")) || (data8 === "Cryptocurrency")) || (data8 === "IP Address"))){
const err24 = {instancePath:instancePath+"/query/type",schemaPath:"#/properties/query/properties/type/enum",keyword:"enum",params:{allowedValues: schema_parameters_2b7c15aa.properties.query.properties.type.enum},message:"must be equal to one of the allowed values",schema:schema_parameters_2b7c15aa.properties.query.properties.type.enum,parentSchema:schema_parameters_2b7c15aa.properties.query.properties.type,data:data8};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data1.key_id !== undefined){
let data9 = data1.key_id;
if(typeof data9 === "string"){
if(func_7a031813(data9) > 36){
const err25 = {instancePath:instancePath+"/query/key_id",schemaPath:"#/properties/query/properties/key_id/maxLength",keyword:"maxLength",params:{limit: 36},message:"must NOT have more than 36 characters",schema:36,parentSchema:schema_parameters_2b7c15aa.properties.query.properties.key_id,data:data9};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(!(formats_f16e24a5.test(data9))){
const err26 = {instancePath:instancePath+"/query/key_id",schemaPath:"#/properties/query/properties/key_id/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\"",schema:"uuid",parentSchema:schema_parameters_2b7c15aa.properties.query.properties.key_id,data:data9};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
else {
const err27 = {instancePath:instancePath+"/query/key_id",schemaPath:"#/properties/query/properties/key_id/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_parameters_2b7c15aa.properties.query.properties.key_id.type,parentSchema:schema_parameters_2b7c15aa.properties.query.properties.key_id,data:data9};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data1.created_after !== undefined){
let data10 = data1.created_after;
if(typeof data10 === "string"){
if(func_7a031813(data10) > 40){
const err28 = {instancePath:instancePath+"/query/created_after",schemaPath:"#/properties/query/properties/created_after/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters",schema:40,parentSchema:schema_parameters_2b7c15aa.properties.query.properties.created_after,data:data10};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(!(formats_37d7ec70.validate(data10))){
const err29 = {instancePath:instancePath+"/query/created_after",schemaPath:"#/properties/query/properties/created_after/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\"",schema:"date-time",parentSchema:schema_parameters_2b7c15aa.properties.query.properties.created_after,data:data10};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
else {
const err30 = {instancePath:instancePath+"/query/created_after",schemaPath:"#/properties/query/properties/created_after/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_parameters_2b7c15aa.properties.query.properties.created_after.type,parentSchema:schema_parameters_2b7c15aa.properties.query.properties.created_after,data:data10};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data1.created_before !== undefined){
let data11 = data1.created_before;
if(typeof data11 === "string"){
if(func_7a031813(data11) > 40){
const err31 = {instancePath:instancePath+"/query/created_before",schemaPath:"#/properties/query/properties/created_before/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters",schema:40,parentSchema:schema_parameters_2b7c15aa.properties.query.properties.created_before,data:data11};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(!(formats_37d7ec70.validate(data11))){
const err32 = {instancePath:instancePath+"/query/created_before",schemaPath:"#/properties/query/properties/created_before/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\"",schema:"date-time",parentSchema:schema_parameters_2b7c15aa.properties.query.properties.created_before,data:data11};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
else {
const err33 = {instancePath:instancePath+"/query/created_before",schemaPath:"#/properties/query/properties/created_before/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_parameters_2b7c15aa.properties.query.properties.created_before.type,parentSchema:schema_parameters_2b7c15aa.properties.query.properties.created_before,data:data11};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
let data12 = data1.sort;
if(typeof data12 !== "string"){
const err34 = {instancePath:instancePath+"/query/sort",schemaPath:"#/properties/query/properties/sort/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_parameters_2b7c15aa.properties.query.properties.sort.type,parentSchema:schema_parameters_2b7c15aa.properties.query.properties.sort,data:data12};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if(!((data12 === "newest") || (data12 === "oldest"))){
const err35 = {instancePath:instancePath+"/query/sort",schemaPath:"#/properties/query/properties/sort/enum",keyword:"enum",params:{allowedValues: schema_parameters_2b7c15aa.properties.query.properties.sort.enum},message:"must be equal to one of the allowed values",schema:schema_parameters_2b7c15aa.properties.query.properties.sort.enum,parentSchema:schema_parameters_2b7c15aa.properties.query.properties.sort,data:data12};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
else {
const err36 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_parameters_2b7c15aa.properties.query.type,parentSchema:schema_parameters_2b7c15aa.properties.query,data:data1};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data.header !== undefined){
let data13 = data.header;
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
for(const key2 in data13){
const err37 = {instancePath:instancePath+"/header",schemaPath:"#/properties/header/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties",schema:false,parentSchema:schema_parameters_2b7c15aa.properties.header,data:data13};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
else {
const err38 = {instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_parameters_2b7c15aa.properties.header.type,parentSchema:schema_parameters_2b7c15aa.properties.header,data:data13};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
}
else {
const err39 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_parameters_2b7c15aa.type,parentSchema:schema_parameters_2b7c15aa,data};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
validate_parameters_2b7c15aa.errors = vErrors;
return errors === 0;
}
validate_parameters_2b7c15aa.evaluated = {"props":{"path":true,"query":true,"header":true},"dynamicProps":false,"dynamicItems":false};

function validate_parameters_322e1d6f(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_parameters_322e1d6f.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path !== undefined){
let data0 = data.path;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.id === undefined){
const err0 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'",schema:schema_parameters_322e1d6f.properties.path.required,parentSchema:schema_parameters_322e1d6f.properties.path,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data0){
if(!(key0 === "id")){
const err1 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_parameters_322e1d6f.properties.path,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data0.id !== undefined){
let data1 = data0.id;
if(typeof data1 === "string"){
if(func_7a031813(data1) > 36){
const err2 = {instancePath:instancePath+"/path/id",schemaPath:"#/properties/path/properties/id/maxLength",keyword:"maxLength",params:{limit: 36},message:"must NOT have more than 36 characters",schema:36,parentSchema:schema_parameters_322e1d6f.properties.path.properties.id,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!(formats_f16e24a5.test(data1))){
const err3 = {instancePath:instancePath+"/path/id",schemaPath:"#/properties/path/properties/id/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\"",schema:"uuid",parentSchema:schema_parameters_322e1d6f.properties.path.properties.id,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/path/id",schemaPath:"#/properties/path/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_parameters_322e1d6f.properties.path.properties.id.type,parentSchema:schema_parameters_322e1d6f.properties.path.properties.id,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_parameters_322e1d6f.properties.path.type,parentSchema:schema_parameters_322e1d6f.properties.path,data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.query !== undefined){
let data2 = data.query;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
for(const key1 in data2){
if(!(key1 === "retries")){
const err6 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema_parameters_322e1d6f.properties.query,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data2.retries !== undefined){
let data3 = data2.retries;
if(typeof data3 !== "string"){
const err7 = {instancePath:instancePath+"/query/retries",schemaPath:"#/properties/query/properties/retries/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_parameters_322e1d6f.properties.query.properties.retries.type,parentSchema:schema_parameters_322e1d6f.properties.query.properties.retries,data:data3};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!((data3 === "own") || (data3 === "merged"))){
const err8 = {instancePath:instancePath+"/query/retries",schemaPath:"#/properties/query/properties/retries/enum",keyword:"enum",params:{allowedValues: schema_parameters_322e1d6f.properties.query.properties.retries.enum},message:"must be equal to one of the allowed values",schema:schema_parameters_322e1d6f.properties.query.properties.retries.enum,parentSchema:schema_parameters_322e1d6f.properties.query.properties.retries,data:data3};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
else {
const err9 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_parameters_322e1d6f.properties.query.type,parentSchema:schema_parameters_322e1d6f.properties.query,data:data2};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.header !== undefined){
let data4 = data.header;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
for(const key2 in data4){
const err10 = {instancePath:instancePath+"/header",schemaPath:"#/properties/header/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties",schema:false,parentSchema:schema_parameters_322e1d6f.properties.header,data:data4};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_parameters_322e1d6f.properties.header.type,parentSchema:schema_parameters_322e1d6f.properties.header,data:data4};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
else {
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_parameters_322e1d6f.type,parentSchema:schema_parameters_322e1d6f,data};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
validate_parameters_322e1d6f.errors = vErrors;
return errors === 0;
}
validate_parameters_322e1d6f.evaluated = {"props":{"path":true,"query":true,"header":true},"dynamicProps":false,"dynamicItems":false};

function validate_parameters_346fd16a(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_parameters_346fd16a.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path !== undefined){
let data0 = data.path;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
for(const key0 in data0){
const err0 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_parameters_346fd16a.properties.path,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_parameters_346fd16a.properties.path.type,parentSchema:schema_parameters_346fd16a.properties.path,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.query !== undefined){
let data1 = data.query;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.format === undefined){
data1.format = "html";
}
if(data1.separator === undefined){
data1.separator = "comma";
}
for(const key1 in data1){
if(!(((((((key1 === "label") || (key1 === "ids")) || (key1 === "format")) || (key1 === "bom")) || (key1 === "text")) || (key1 === "separator")) || (key1 === "marks"))){
const err2 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema_parameters_346fd16a.properties.query,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data1.label !== undefined){
let data2 = data1.label;
if(Array.isArray(data2)){
if(data2.length > 10){
const err3 = {instancePath:instancePath+"/query/label",schemaPath:"#/properties/query/properties/label/maxItems",keyword:"maxItems",params:{limit: 10},message:"must NOT have more than 10 items",schema:10,parentSchema:schema_parameters_346fd16a.properties.query.properties.label,data:data2};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data2.length < 1){
const err4 = {instancePath:instancePath+"/query/label",schemaPath:"#/properties/query/properties/label/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema_parameters_346fd16a.properties.query.properties.label,data:data2};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(typeof data3 === "string"){
if(func_7a031813(data3) > 50){
const err5 = {instancePath:instancePath+"/query/label/" + i0,schemaPath:"#/properties/query/properties/label/items/maxLength",keyword:"maxLength",params:{limit: 50},message:"must NOT have more than 50 characters",schema:50,parentSchema:schema_parameters_346fd16a.properties.query.properties.label.items,data:data3};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(func_7a031813(data3) < 1){
const err6 = {instancePath:instancePath+"/query/label/" + i0,schemaPath:"#/properties/query/properties/label/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_parameters_346fd16a.properties.query.properties.label.items,data:data3};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!pattern_78d1a9bb.test(data3)){
const err7 = {instancePath:instancePath+"/query/label/" + i0,schemaPath:"#/properties/query/properties/label/items/pattern",keyword:"pattern",params:{pattern: "^[^\\x00-\\x1f\\x7f]+$"},message:"must match pattern \""+"^[^\\x00-\\x1f\\x7f]+$"+"\"",schema:"^[^\\x00-\\x1f\\x7f]+$",parentSchema:schema_parameters_346fd16a.properties.query.properties.label.items,data:data3};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/query/label/" + i0,schemaPath:"#/properties/query/properties/label/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_parameters_346fd16a.properties.query.properties.label.items.type,parentSchema:schema_parameters_346fd16a.properties.query.properties.label.items,data:data3};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
else {
const err9 = {instancePath:instancePath+"/query/label",schemaPath:"#/properties/query/properties/label/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema_parameters_346fd16a.properties.query.properties.label.type,parentSchema:schema_parameters_346fd16a.properties.query.properties.label,data:data2};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data1.ids !== undefined){
let data4 = data1.ids;
if(Array.isArray(data4)){
if(data4.length > 100){
const err10 = {instancePath:instancePath+"/query/ids",schemaPath:"#/properties/query/properties/ids/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items",schema:100,parentSchema:schema_parameters_346fd16a.properties.query.properties.ids,data:data4};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data4.length < 1){
const err11 = {instancePath:instancePath+"/query/ids",schemaPath:"#/properties/query/properties/ids/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema_parameters_346fd16a.properties.query.properties.ids,data:data4};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
const len1 = data4.length;
for(let i1=0; i1<len1; i1++){
let data5 = data4[i1];
if(typeof data5 === "string"){
if(func_7a031813(data5) > 36){
const err12 = {instancePath:instancePath+"/query/ids/" + i1,schemaPath:"#/properties/query/properties/ids/items/maxLength",keyword:"maxLength",params:{limit: 36},message:"must NOT have more than 36 characters",schema:36,parentSchema:schema_parameters_346fd16a.properties.query.properties.ids.items,data:data5};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(!(formats_f16e24a5.test(data5))){
const err13 = {instancePath:instancePath+"/query/ids/" + i1,schemaPath:"#/properties/query/properties/ids/items/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\"",schema:"uuid",parentSchema:schema_parameters_346fd16a.properties.query.properties.ids.items,data:data5};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/query/ids/" + i1,schemaPath:"#/properties/query/properties/ids/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_parameters_346fd16a.properties.query.properties.ids.items.type,parentSchema:schema_parameters_346fd16a.properties.query.properties.ids.items,data:data5};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
let i2 = data4.length;
let j0;
if(i2 > 1){
const indices0 = {};
for(;i2--;){
let item0 = data4[i2];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err15 = {instancePath:instancePath+"/query/ids",schemaPath:"#/properties/query/properties/ids/uniqueItems",keyword:"uniqueItems",params:{i: i2, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i2+" are identical)",schema:true,parentSchema:schema_parameters_346fd16a.properties.query.properties.ids,data:data4};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
break;
}
indices0[item0] = i2;
}
}
}
else {
const err16 = {instancePath:instancePath+"/query/ids",schemaPath:"#/properties/query/properties/ids/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema_parameters_346fd16a.properties.query.properties.ids.type,parentSchema:schema_parameters_346fd16a.properties.query.properties.ids,data:data4};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
let data6 = data1.format;
if(typeof data6 !== "string"){
const err17 = {instancePath:instancePath+"/query/format",schemaPath:"#/properties/query/properties/format/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_parameters_346fd16a.properties.query.properties.format.type,parentSchema:schema_parameters_346fd16a.properties.query.properties.format,data:data6};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(!((((((((data6 === "html") || (data6 === "md")) || (data6 === "csv")) || (data6 === "xlsx")) || (data6 === "jsonl")) || (data6 === "stix")) || (data6 === "misp")) || (data6 === "graphml"))){
const err18 = {instancePath:instancePath+"/query/format",schemaPath:"#/properties/query/properties/format/enum",keyword:"enum",params:{allowedValues: schema_parameters_346fd16a.properties.query.properties.format.enum},message:"must be equal to one of the allowed values",schema:schema_parameters_346fd16a.properties.query.properties.format.enum,parentSchema:schema_parameters_346fd16a.properties.query.properties.format,data:data6};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(data1.bom !== undefined){
let data7 = data1.bom;
if(typeof data7 !== "string"){
const err19 = {instancePath:instancePath+"/query/bom",schemaPath:"#/properties/query/properties/bom/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_parameters_346fd16a.properties.query.properties.bom.type,parentSchema:schema_parameters_346fd16a.properties.query.properties.bom,data:data7};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(!((data7 === "0") || (data7 === "1"))){
const err20 = {instancePath:instancePath+"/query/bom",schemaPath:"#/properties/query/properties/bom/enum",keyword:"enum",params:{allowedValues: schema_parameters_346fd16a.properties.query.properties.bom.enum},message:"must be equal to one of the allowed values",schema:schema_parameters_346fd16a.properties.query.properties.bom.enum,parentSchema:schema_parameters_346fd16a.properties.query.properties.bom,data:data7};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data1.text !== undefined){
let data8 = data1.text;
if(typeof data8 !== "string"){
const err21 = {instancePath:instancePath+"/query/text",schemaPath:"#/properties/query/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_parameters_346fd16a.properties.query.properties.text.type,parentSchema:schema_parameters_346fd16a.properties.query.properties.text,data:data8};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(!((data8 === "0") || (data8 === "1"))){
const err22 = {instancePath:instancePath+"/query/text",schemaPath:"#/properties/query/properties/text/enum",keyword:"enum",params:{allowedValues: schema_parameters_346fd16a.properties.query.properties.text.enum},message:"must be equal to one of the allowed values",schema:schema_parameters_346fd16a.properties.query.properties.text.enum,parentSchema:schema_parameters_346fd16a.properties.query.properties.text,data:data8};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
let data9 = data1.separator;
if(typeof data9 !== "string"){
const err23 = {instancePath:instancePath+"/query/separator",schemaPath:"#/properties/query/properties/separator/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_parameters_346fd16a.properties.query.properties.separator.type,parentSchema:schema_parameters_346fd16a.properties.query.properties.separator,data:data9};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(!((data9 === "comma") || (data9 === "semicolon"))){
const err24 = {instancePath:instancePath+"/query/separator",schemaPath:"#/properties/query/properties/separator/enum",keyword:"enum",params:{allowedValues: schema_parameters_346fd16a.properties.query.properties.separator.enum},message:"must be equal to one of the allowed values",schema:schema_parameters_346fd16a.properties.query.properties.separator.enum,parentSchema:schema_parameters_346fd16a.properties.query.properties.separator,data:data9};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(data1.marks !== undefined){
let data10 = data1.marks;
if(typeof data10 !== "string"){
const err25 = {instancePath:instancePath+"/query/marks",schemaPath:"#/properties/query/properties/marks/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_parameters_346fd16a.properties.query.properties.marks.type,parentSchema:schema_parameters_346fd16a.properties.query.properties.marks,data:data10};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(!(data10 === "confirmed")){
const err26 = {instancePath:instancePath+"/query/marks",schemaPath:"#/properties/query/properties/marks/enum",keyword:"enum",params:{allowedValues: schema_parameters_346fd16a.properties.query.properties.marks.enum},message:"must be equal to one of the allowed values",schema:schema_parameters_346fd16a.properties.query.properties.marks.enum,parentSchema:schema_parameters_346fd16a.properties.query.properties.marks,data:data10};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
}
else {
const err27 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_parameters_346fd16a.properties.query.type,parentSchema:schema_parameters_346fd16a.properties.query,data:data1};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data.header !== undefined){
let data11 = data.header;
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
for(const key2 in data11){
const err28 = {instancePath:instancePath+"/header",schemaPath:"#/properties/header/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties",schema:false,parentSchema:schema_parameters_346fd16a.properties.header,data:data11};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
else {
const err29 = {instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_parameters_346fd16a.properties.header.type,parentSchema:schema_parameters_346fd16a.properties.header,data:data11};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
}
else {
const err30 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_parameters_346fd16a.type,parentSchema:schema_parameters_346fd16a,data};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
validate_parameters_346fd16a.errors = vErrors;
return errors === 0;
}
validate_parameters_346fd16a.evaluated = {"props":{"path":true,"query":true,"header":true},"dynamicProps":false,"dynamicItems":false};

function validate_parameters_375b2f9a(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_parameters_375b2f9a.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path !== undefined){
let data0 = data.path;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.id === undefined){
const err0 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'",schema:schema_parameters_375b2f9a.properties.path.required,parentSchema:schema_parameters_375b2f9a.properties.path,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data0){
if(!(key0 === "id")){
const err1 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_parameters_375b2f9a.properties.path,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data0.id !== undefined){
let data1 = data0.id;
if(typeof data1 === "string"){
if(func_7a031813(data1) > 36){
const err2 = {instancePath:instancePath+"/path/id",schemaPath:"#/properties/path/properties/id/maxLength",keyword:"maxLength",params:{limit: 36},message:"must NOT have more than 36 characters",schema:36,parentSchema:schema_parameters_375b2f9a.properties.path.properties.id,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!(formats_f16e24a5.test(data1))){
const err3 = {instancePath:instancePath+"/path/id",schemaPath:"#/properties/path/properties/id/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\"",schema:"uuid",parentSchema:schema_parameters_375b2f9a.properties.path.properties.id,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/path/id",schemaPath:"#/properties/path/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_parameters_375b2f9a.properties.path.properties.id.type,parentSchema:schema_parameters_375b2f9a.properties.path.properties.id,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_parameters_375b2f9a.properties.path.type,parentSchema:schema_parameters_375b2f9a.properties.path,data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.query !== undefined){
let data2 = data.query;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
for(const key1 in data2){
if(!((key1 === "retries") || (key1 === "provider"))){
const err6 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema_parameters_375b2f9a.properties.query,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data2.retries !== undefined){
let data3 = data2.retries;
if(typeof data3 !== "string"){
const err7 = {instancePath:instancePath+"/query/retries",schemaPath:"#/properties/query/properties/retries/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_parameters_375b2f9a.properties.query.properties.retries.type,parentSchema:schema_parameters_375b2f9a.properties.query.properties.retries,data:data3};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!((data3 === "own") || (data3 === "merged"))){
const err8 = {instancePath:instancePath+"/query/retries",schemaPath:"#/properties/query/properties/retries/enum",keyword:"enum",params:{allowedValues: schema_parameters_375b2f9a.properties.query.properties.retries.enum},message:"must be equal to one of the allowed values",schema:schema_parameters_375b2f9a.properties.query.properties.retries.enum,parentSchema:schema_parameters_375b2f9a.properties.query.properties.retries,data:data3};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data2.provider !== undefined){
let data4 = data2.provider;
if(typeof data4 !== "string"){
const err9 = {instancePath:instancePath+"/query/provider",schemaPath:"#/properties/query/properties/provider/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_parameters_375b2f9a.properties.query.properties.provider.type,parentSchema:schema_parameters_375b2f9a.properties.query.properties.provider,data:data4};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!((data4 === "provider_one") || (data4 === "provider_two"))){
const err10 = {instancePath:instancePath+"/query/provider",schemaPath:"#/properties/query/properties/provider/enum",keyword:"enum",params:{allowedValues: schema_parameters_375b2f9a.properties.query.properties.provider.enum},message:"must be equal to one of the allowed values",schema:schema_parameters_375b2f9a.properties.query.properties.provider.enum,parentSchema:schema_parameters_375b2f9a.properties.query.properties.provider,data:data4};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
else {
const err11 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_parameters_375b2f9a.properties.query.type,parentSchema:schema_parameters_375b2f9a.properties.query,data:data2};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.header !== undefined){
let data5 = data.header;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
for(const key2 in data5){
const err12 = {instancePath:instancePath+"/header",schemaPath:"#/properties/header/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties",schema:false,parentSchema:schema_parameters_375b2f9a.properties.header,data:data5};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_parameters_375b2f9a.properties.header.type,parentSchema:schema_parameters_375b2f9a.properties.header,data:data5};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
else {
const err14 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_parameters_375b2f9a.type,parentSchema:schema_parameters_375b2f9a,data};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
validate_parameters_375b2f9a.errors = vErrors;
return errors === 0;
}
validate_parameters_375b2f9a.evaluated = {"props":{"path":true,"query":true,"header":true},"dynamicProps":false,"dynamicItems":false};

function validate_parameters_3d7c4322(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_parameters_3d7c4322.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path !== undefined){
let data0 = data.path;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.id === undefined){
const err0 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'",schema:schema_parameters_3d7c4322.properties.path.required,parentSchema:schema_parameters_3d7c4322.properties.path,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data0){
if(!(key0 === "id")){
const err1 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_parameters_3d7c4322.properties.path,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data0.id !== undefined){
let data1 = data0.id;
if(typeof data1 === "string"){
if(func_7a031813(data1) > 36){
const err2 = {instancePath:instancePath+"/path/id",schemaPath:"#/properties/path/properties/id/maxLength",keyword:"maxLength",params:{limit: 36},message:"must NOT have more than 36 characters",schema:36,parentSchema:schema_parameters_3d7c4322.properties.path.properties.id,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!(formats_f16e24a5.test(data1))){
const err3 = {instancePath:instancePath+"/path/id",schemaPath:"#/properties/path/properties/id/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\"",schema:"uuid",parentSchema:schema_parameters_3d7c4322.properties.path.properties.id,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/path/id",schemaPath:"#/properties/path/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_parameters_3d7c4322.properties.path.properties.id.type,parentSchema:schema_parameters_3d7c4322.properties.path.properties.id,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_parameters_3d7c4322.properties.path.type,parentSchema:schema_parameters_3d7c4322.properties.path,data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.query !== undefined){
let data2 = data.query;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.format === undefined){
data2.format = "html";
}
if(data2.separator === undefined){
data2.separator = "comma";
}
for(const key1 in data2){
if(!(((((((key1 === "retries") || (key1 === "format")) || (key1 === "bom")) || (key1 === "text")) || (key1 === "separator")) || (key1 === "marks")) || (key1 === "select"))){
const err6 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema_parameters_3d7c4322.properties.query,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data2.retries !== undefined){
let data3 = data2.retries;
if(typeof data3 !== "string"){
const err7 = {instancePath:instancePath+"/query/retries",schemaPath:"#/properties/query/properties/retries/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_parameters_3d7c4322.properties.query.properties.retries.type,parentSchema:schema_parameters_3d7c4322.properties.query.properties.retries,data:data3};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!((data3 === "own") || (data3 === "merged"))){
const err8 = {instancePath:instancePath+"/query/retries",schemaPath:"#/properties/query/properties/retries/enum",keyword:"enum",params:{allowedValues: schema_parameters_3d7c4322.properties.query.properties.retries.enum},message:"must be equal to one of the allowed values",schema:schema_parameters_3d7c4322.properties.query.properties.retries.enum,parentSchema:schema_parameters_3d7c4322.properties.query.properties.retries,data:data3};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
let data4 = data2.format;
if(typeof data4 !== "string"){
const err9 = {instancePath:instancePath+"/query/format",schemaPath:"#/properties/query/properties/format/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_parameters_3d7c4322.properties.query.properties.format.type,parentSchema:schema_parameters_3d7c4322.properties.query.properties.format,data:data4};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!((((((((data4 === "html") || (data4 === "md")) || (data4 === "csv")) || (data4 === "xlsx")) || (data4 === "jsonl")) || (data4 === "stix")) || (data4 === "misp")) || (data4 === "graphml"))){
const err10 = {instancePath:instancePath+"/query/format",schemaPath:"#/properties/query/properties/format/enum",keyword:"enum",params:{allowedValues: schema_parameters_3d7c4322.properties.query.properties.format.enum},message:"must be equal to one of the allowed values",schema:schema_parameters_3d7c4322.properties.query.properties.format.enum,parentSchema:schema_parameters_3d7c4322.properties.query.properties.format,data:data4};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data2.bom !== undefined){
let data5 = data2.bom;
if(typeof data5 !== "string"){
const err11 = {instancePath:instancePath+"/query/bom",schemaPath:"#/properties/query/properties/bom/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_parameters_3d7c4322.properties.query.properties.bom.type,parentSchema:schema_parameters_3d7c4322.properties.query.properties.bom,data:data5};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(!((data5 === "0") || (data5 === "1"))){
const err12 = {instancePath:instancePath+"/query/bom",schemaPath:"#/properties/query/properties/bom/enum",keyword:"enum",params:{allowedValues: schema_parameters_3d7c4322.properties.query.properties.bom.enum},message:"must be equal to one of the allowed values",schema:schema_parameters_3d7c4322.properties.query.properties.bom.enum,parentSchema:schema_parameters_3d7c4322.properties.query.properties.bom,data:data5};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data2.text !== undefined){
let data6 = data2.text;
if(typeof data6 !== "string"){
const err13 = {instancePath:instancePath+"/query/text",schemaPath:"#/properties/query/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_parameters_3d7c4322.properties.query.properties.text.type,parentSchema:schema_parameters_3d7c4322.properties.query.properties.text,data:data6};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(!((data6 === "0") || (data6 === "1"))){
const err14 = {instancePath:instancePath+"/query/text",schemaPath:"#/properties/query/properties/text/enum",keyword:"enum",params:{allowedValues: schema_parameters_3d7c4322.properties.query.properties.text.enum},message:"must be equal to one of the allowed values",schema:schema_parameters_3d7c4322.properties.query.properties.text.enum,parentSchema:schema_parameters_3d7c4322.properties.query.properties.text,data:data6};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
let data7 = data2.separator;
if(typeof data7 !== "string"){
const err15 = {instancePath:instancePath+"/query/separator",schemaPath:"#/properties/query/properties/separator/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_parameters_3d7c4322.properties.query.properties.separator.type,parentSchema:schema_parameters_3d7c4322.properties.query.properties.separator,data:data7};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(!((data7 === "comma") || (data7 === "semicolon"))){
const err16 = {instancePath:instancePath+"/query/separator",schemaPath:"#/properties/query/properties/separator/enum",keyword:"enum",params:{allowedValues: schema_parameters_3d7c4322.properties.query.properties.separator.enum},message:"must be equal to one of the allowed values",schema:schema_parameters_3d7c4322.properties.query.properties.separator.enum,parentSchema:schema_parameters_3d7c4322.properties.query.properties.separator,data:data7};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data2.marks !== undefined){
let data8 = data2.marks;
if(typeof data8 !== "string"){
const err17 = {instancePath:instancePath+"/query/marks",schemaPath:"#/properties/query/properties/marks/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_parameters_3d7c4322.properties.query.properties.marks.type,parentSchema:schema_parameters_3d7c4322.properties.query.properties.marks,data:data8};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(!(data8 === "confirmed")){
const err18 = {instancePath:instancePath+"/query/marks",schemaPath:"#/properties/query/properties/marks/enum",keyword:"enum",params:{allowedValues: schema_parameters_3d7c4322.properties.query.properties.marks.enum},message:"must be equal to one of the allowed values",schema:schema_parameters_3d7c4322.properties.query.properties.marks.enum,parentSchema:schema_parameters_3d7c4322.properties.query.properties.marks,data:data8};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data2.select !== undefined){
let data9 = data2.select;
if(Array.isArray(data9)){
if(data9.length > 100){
const err19 = {instancePath:instancePath+"/query/select",schemaPath:"#/properties/query/properties/select/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items",schema:100,parentSchema:schema_parameters_3d7c4322.properties.query.properties.select,data:data9};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(data9.length < 1){
const err20 = {instancePath:instancePath+"/query/select",schemaPath:"#/properties/query/properties/select/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema_parameters_3d7c4322.properties.query.properties.select,data:data9};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
const len0 = data9.length;
for(let i0=0; i0<len0; i0++){
let data10 = data9[i0];
if(typeof data10 === "string"){
if(func_7a031813(data10) > 300){
const err21 = {instancePath:instancePath+"/query/select/" + i0,schemaPath:"#/properties/query/properties/select/items/maxLength",keyword:"maxLength",params:{limit: 300},message:"must NOT have more than 300 characters",schema:300,parentSchema:schema_parameters_3d7c4322.properties.query.properties.select.items,data:data10};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(func_7a031813(data10) < 6){
const err22 = {instancePath:instancePath+"/query/select/" + i0,schemaPath:"#/properties/query/properties/select/items/minLength",keyword:"minLength",params:{limit: 6},message:"must NOT have fewer than 6 characters",schema:6,parentSchema:schema_parameters_3d7c4322.properties.query.properties.select.items,data:data10};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(!pattern_b129934a.test(data10)){
const err23 = {instancePath:instancePath+"/query/select/" + i0,schemaPath:"#/properties/query/properties/select/items/pattern",keyword:"pattern",params:{pattern: "^((card|account|breach):.+|leak:[^/]+/[1-9][0-9]{0,5}/.+)$"},message:"must match pattern \""+"^((card|account|breach):.+|leak:[^/]+/[1-9][0-9]{0,5}/.+)$"+"\"",schema:"^((card|account|breach):.+|leak:[^/]+/[1-9][0-9]{0,5}/.+)$",parentSchema:schema_parameters_3d7c4322.properties.query.properties.select.items,data:data10};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
else {
const err24 = {instancePath:instancePath+"/query/select/" + i0,schemaPath:"#/properties/query/properties/select/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_parameters_3d7c4322.properties.query.properties.select.items.type,parentSchema:schema_parameters_3d7c4322.properties.query.properties.select.items,data:data10};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
let i1 = data9.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data9[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err25 = {instancePath:instancePath+"/query/select",schemaPath:"#/properties/query/properties/select/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)",schema:true,parentSchema:schema_parameters_3d7c4322.properties.query.properties.select,data:data9};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
break;
}
indices0[item0] = i1;
}
}
}
else {
const err26 = {instancePath:instancePath+"/query/select",schemaPath:"#/properties/query/properties/select/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema_parameters_3d7c4322.properties.query.properties.select.type,parentSchema:schema_parameters_3d7c4322.properties.query.properties.select,data:data9};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
}
else {
const err27 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_parameters_3d7c4322.properties.query.type,parentSchema:schema_parameters_3d7c4322.properties.query,data:data2};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data.header !== undefined){
let data11 = data.header;
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
for(const key2 in data11){
const err28 = {instancePath:instancePath+"/header",schemaPath:"#/properties/header/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties",schema:false,parentSchema:schema_parameters_3d7c4322.properties.header,data:data11};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
else {
const err29 = {instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_parameters_3d7c4322.properties.header.type,parentSchema:schema_parameters_3d7c4322.properties.header,data:data11};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
}
else {
const err30 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_parameters_3d7c4322.type,parentSchema:schema_parameters_3d7c4322,data};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
validate_parameters_3d7c4322.errors = vErrors;
return errors === 0;
}
validate_parameters_3d7c4322.evaluated = {"props":{"path":true,"query":true,"header":true},"dynamicProps":false,"dynamicItems":false};

function validate_parameters_495beedc(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_parameters_495beedc.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path !== undefined){
let data0 = data.path;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.id === undefined){
const err0 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'",schema:schema_parameters_495beedc.properties.path.required,parentSchema:schema_parameters_495beedc.properties.path,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data0){
if(!(key0 === "id")){
const err1 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_parameters_495beedc.properties.path,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data0.id !== undefined){
let data1 = data0.id;
if(typeof data1 === "string"){
if(func_7a031813(data1) > 36){
const err2 = {instancePath:instancePath+"/path/id",schemaPath:"#/properties/path/properties/id/maxLength",keyword:"maxLength",params:{limit: 36},message:"must NOT have more than 36 characters",schema:36,parentSchema:schema_parameters_495beedc.properties.path.properties.id,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!(formats_f16e24a5.test(data1))){
const err3 = {instancePath:instancePath+"/path/id",schemaPath:"#/properties/path/properties/id/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\"",schema:"uuid",parentSchema:schema_parameters_495beedc.properties.path.properties.id,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/path/id",schemaPath:"#/properties/path/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_parameters_495beedc.properties.path.properties.id.type,parentSchema:schema_parameters_495beedc.properties.path.properties.id,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_parameters_495beedc.properties.path.type,parentSchema:schema_parameters_495beedc.properties.path,data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.query !== undefined){
let data2 = data.query;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.limit === undefined){
data2.limit = 50;
}
for(const key1 in data2){
if(!((key1 === "limit") || (key1 === "cursor"))){
const err6 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema_parameters_495beedc.properties.query,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
let data3 = data2.limit;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err7 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema_parameters_495beedc.properties.query.properties.limit.type,parentSchema:schema_parameters_495beedc.properties.query.properties.limit,data:data3};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 1000 || isNaN(data3)){
const err8 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000},message:"must be <= 1000",schema:1000,parentSchema:schema_parameters_495beedc.properties.query.properties.limit,data:data3};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data3 < 1 || isNaN(data3)){
const err9 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema_parameters_495beedc.properties.query.properties.limit,data:data3};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!(formats_53abe991.validate(data3))){
const err10 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\"",schema:"int32",parentSchema:schema_parameters_495beedc.properties.query.properties.limit,data:data3};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data2.cursor !== undefined){
let data4 = data2.cursor;
if(typeof data4 === "string"){
if(func_7a031813(data4) > 256){
const err11 = {instancePath:instancePath+"/query/cursor",schemaPath:"#/properties/query/properties/cursor/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters",schema:256,parentSchema:schema_parameters_495beedc.properties.query.properties.cursor,data:data4};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(func_7a031813(data4) < 1){
const err12 = {instancePath:instancePath+"/query/cursor",schemaPath:"#/properties/query/properties/cursor/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_parameters_495beedc.properties.query.properties.cursor,data:data4};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/query/cursor",schemaPath:"#/properties/query/properties/cursor/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_parameters_495beedc.properties.query.properties.cursor.type,parentSchema:schema_parameters_495beedc.properties.query.properties.cursor,data:data4};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
else {
const err14 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_parameters_495beedc.properties.query.type,parentSchema:schema_parameters_495beedc.properties.query,data:data2};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.header !== undefined){
let data5 = data.header;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
for(const key2 in data5){
const err15 = {instancePath:instancePath+"/header",schemaPath:"#/properties/header/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties",schema:false,parentSchema:schema_parameters_495beedc.properties.header,data:data5};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_parameters_495beedc.properties.header.type,parentSchema:schema_parameters_495beedc.properties.header,data:data5};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
else {
const err17 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_parameters_495beedc.type,parentSchema:schema_parameters_495beedc,data};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
validate_parameters_495beedc.errors = vErrors;
return errors === 0;
}
validate_parameters_495beedc.evaluated = {"props":{"path":true,"query":true,"header":true},"dynamicProps":false,"dynamicItems":false};

function validate_parameters_4cc5a487(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_parameters_4cc5a487.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path !== undefined){
let data0 = data.path;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
for(const key0 in data0){
const err0 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_parameters_4cc5a487.properties.path,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_parameters_4cc5a487.properties.path.type,parentSchema:schema_parameters_4cc5a487.properties.path,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.query !== undefined){
let data1 = data.query;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.limit === undefined){
data1.limit = 20;
}
if(data1.sort === undefined){
data1.sort = "newest";
}
for(const key1 in data1){
if(!(func_191f75b3.call(schema_parameters_4cc5a487.properties.query.properties, key1))){
const err2 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema_parameters_4cc5a487.properties.query,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
let data2 = data1.limit;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err3 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema_parameters_4cc5a487.properties.query.properties.limit.type,parentSchema:schema_parameters_4cc5a487.properties.query.properties.limit,data:data2};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 100 || isNaN(data2)){
const err4 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100",schema:100,parentSchema:schema_parameters_4cc5a487.properties.query.properties.limit,data:data2};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data2 < 1 || isNaN(data2)){
const err5 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema_parameters_4cc5a487.properties.query.properties.limit,data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!(formats_53abe991.validate(data2))){
const err6 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\"",schema:"int32",parentSchema:schema_parameters_4cc5a487.properties.query.properties.limit,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data1.cursor !== undefined){
let data3 = data1.cursor;
if(typeof data3 === "string"){
if(func_7a031813(data3) > 256){
const err7 = {instancePath:instancePath+"/query/cursor",schemaPath:"#/properties/query/properties/cursor/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters",schema:256,parentSchema:schema_parameters_4cc5a487.properties.query.properties.cursor,data:data3};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(func_7a031813(data3) < 1){
const err8 = {instancePath:instancePath+"/query/cursor",schemaPath:"#/properties/query/properties/cursor/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_parameters_4cc5a487.properties.query.properties.cursor,data:data3};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/query/cursor",schemaPath:"#/properties/query/properties/cursor/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_parameters_4cc5a487.properties.query.properties.cursor.type,parentSchema:schema_parameters_4cc5a487.properties.query.properties.cursor,data:data3};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data1.status !== undefined){
let data4 = data1.status;
if(typeof data4 !== "string"){
const err10 = {instancePath:instancePath+"/query/status",schemaPath:"#/properties/query/properties/status/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_parameters_4cc5a487.properties.query.properties.status.type,parentSchema:schema_parameters_4cc5a487.properties.query.properties.status,data:data4};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!((((data4 === "pending") || (data4 === "retrying")) || (data4 === "delivered")) || (data4 === "failed"))){
const err11 = {instancePath:instancePath+"/query/status",schemaPath:"#/properties/query/properties/status/enum",keyword:"enum",params:{allowedValues: schema_parameters_4cc5a487.properties.query.properties.status.enum},message:"must be equal to one of the allowed values",schema:schema_parameters_4cc5a487.properties.query.properties.status.enum,parentSchema:schema_parameters_4cc5a487.properties.query.properties.status,data:data4};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data1.event !== undefined){
let data5 = data1.event;
if(typeof data5 !== "string"){
const err12 = {instancePath:instancePath+"/query/event",schemaPath:"#/properties/query/properties/event/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_parameters_4cc5a487.properties.query.properties.event.type,parentSchema:schema_parameters_4cc5a487.properties.query.properties.event,data:data5};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(!((((data5 === "searchEnded") || (data5 === "investigationFinished")) || (data5 === "watchChanged")) || (data5 === "webhookTest"))){
const err13 = {instancePath:instancePath+"/query/event",schemaPath:"#/properties/query/properties/event/enum",keyword:"enum",params:{allowedValues: schema_parameters_4cc5a487.properties.query.properties.event.enum},message:"must be equal to one of the allowed values",schema:schema_parameters_4cc5a487.properties.query.properties.event.enum,parentSchema:schema_parameters_4cc5a487.properties.query.properties.event,data:data5};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data1.endpoint_id !== undefined){
let data6 = data1.endpoint_id;
if(typeof data6 === "string"){
if(func_7a031813(data6) > 36){
const err14 = {instancePath:instancePath+"/query/endpoint_id",schemaPath:"#/properties/query/properties/endpoint_id/maxLength",keyword:"maxLength",params:{limit: 36},message:"must NOT have more than 36 characters",schema:36,parentSchema:schema_parameters_4cc5a487.properties.query.properties.endpoint_id,data:data6};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(!(formats_f16e24a5.test(data6))){
const err15 = {instancePath:instancePath+"/query/endpoint_id",schemaPath:"#/properties/query/properties/endpoint_id/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\"",schema:"uuid",parentSchema:schema_parameters_4cc5a487.properties.query.properties.endpoint_id,data:data6};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/query/endpoint_id",schemaPath:"#/properties/query/properties/endpoint_id/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_parameters_4cc5a487.properties.query.properties.endpoint_id.type,parentSchema:schema_parameters_4cc5a487.properties.query.properties.endpoint_id,data:data6};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data1.search_id !== undefined){
let data7 = data1.search_id;
if(typeof data7 === "string"){
if(func_7a031813(data7) > 36){
const err17 = {instancePath:instancePath+"/query/search_id",schemaPath:"#/properties/query/properties/search_id/maxLength",keyword:"maxLength",params:{limit: 36},message:"must NOT have more than 36 characters",schema:36,parentSchema:schema_parameters_4cc5a487.properties.query.properties.search_id,data:data7};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(!(formats_f16e24a5.test(data7))){
const err18 = {instancePath:instancePath+"/query/search_id",schemaPath:"#/properties/query/properties/search_id/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\"",schema:"uuid",parentSchema:schema_parameters_4cc5a487.properties.query.properties.search_id,data:data7};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
else {
const err19 = {instancePath:instancePath+"/query/search_id",schemaPath:"#/properties/query/properties/search_id/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_parameters_4cc5a487.properties.query.properties.search_id.type,parentSchema:schema_parameters_4cc5a487.properties.query.properties.search_id,data:data7};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data1.investigation_id !== undefined){
let data8 = data1.investigation_id;
if(typeof data8 === "string"){
if(func_7a031813(data8) > 36){
const err20 = {instancePath:instancePath+"/query/investigation_id",schemaPath:"#/properties/query/properties/investigation_id/maxLength",keyword:"maxLength",params:{limit: 36},message:"must NOT have more than 36 characters",schema:36,parentSchema:schema_parameters_4cc5a487.properties.query.properties.investigation_id,data:data8};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(!(formats_f16e24a5.test(data8))){
const err21 = {instancePath:instancePath+"/query/investigation_id",schemaPath:"#/properties/query/properties/investigation_id/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\"",schema:"uuid",parentSchema:schema_parameters_4cc5a487.properties.query.properties.investigation_id,data:data8};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
else {
const err22 = {instancePath:instancePath+"/query/investigation_id",schemaPath:"#/properties/query/properties/investigation_id/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_parameters_4cc5a487.properties.query.properties.investigation_id.type,parentSchema:schema_parameters_4cc5a487.properties.query.properties.investigation_id,data:data8};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data1.watch_id !== undefined){
let data9 = data1.watch_id;
if(typeof data9 === "string"){
if(func_7a031813(data9) > 36){
const err23 = {instancePath:instancePath+"/query/watch_id",schemaPath:"#/properties/query/properties/watch_id/maxLength",keyword:"maxLength",params:{limit: 36},message:"must NOT have more than 36 characters",schema:36,parentSchema:schema_parameters_4cc5a487.properties.query.properties.watch_id,data:data9};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(!(formats_f16e24a5.test(data9))){
const err24 = {instancePath:instancePath+"/query/watch_id",schemaPath:"#/properties/query/properties/watch_id/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\"",schema:"uuid",parentSchema:schema_parameters_4cc5a487.properties.query.properties.watch_id,data:data9};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
else {
const err25 = {instancePath:instancePath+"/query/watch_id",schemaPath:"#/properties/query/properties/watch_id/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_parameters_4cc5a487.properties.query.properties.watch_id.type,parentSchema:schema_parameters_4cc5a487.properties.query.properties.watch_id,data:data9};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data1.created_after !== undefined){
let data10 = data1.created_after;
if(typeof data10 === "string"){
if(func_7a031813(data10) > 40){
const err26 = {instancePath:instancePath+"/query/created_after",schemaPath:"#/properties/query/properties/created_after/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters",schema:40,parentSchema:schema_parameters_4cc5a487.properties.query.properties.created_after,data:data10};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(!(formats_37d7ec70.validate(data10))){
const err27 = {instancePath:instancePath+"/query/created_after",schemaPath:"#/properties/query/properties/created_after/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\"",schema:"date-time",parentSchema:schema_parameters_4cc5a487.properties.query.properties.created_after,data:data10};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
else {
const err28 = {instancePath:instancePath+"/query/created_after",schemaPath:"#/properties/query/properties/created_after/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_parameters_4cc5a487.properties.query.properties.created_after.type,parentSchema:schema_parameters_4cc5a487.properties.query.properties.created_after,data:data10};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data1.created_before !== undefined){
let data11 = data1.created_before;
if(typeof data11 === "string"){
if(func_7a031813(data11) > 40){
const err29 = {instancePath:instancePath+"/query/created_before",schemaPath:"#/properties/query/properties/created_before/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters",schema:40,parentSchema:schema_parameters_4cc5a487.properties.query.properties.created_before,data:data11};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(!(formats_37d7ec70.validate(data11))){
const err30 = {instancePath:instancePath+"/query/created_before",schemaPath:"#/properties/query/properties/created_before/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\"",schema:"date-time",parentSchema:schema_parameters_4cc5a487.properties.query.properties.created_before,data:data11};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
else {
const err31 = {instancePath:instancePath+"/query/created_before",schemaPath:"#/properties/query/properties/created_before/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_parameters_4cc5a487.properties.query.properties.created_before.type,parentSchema:schema_parameters_4cc5a487.properties.query.properties.created_before,data:data11};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
let data12 = data1.sort;
if(typeof data12 !== "string"){
const err32 = {instancePath:instancePath+"/query/sort",schemaPath:"#/properties/query/properties/sort/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_parameters_4cc5a487.properties.query.properties.sort.type,parentSchema:schema_parameters_4cc5a487.properties.query.properties.sort,data:data12};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(!((data12 === "newest") || (data12 === "oldest"))){
const err33 = {instancePath:instancePath+"/query/sort",schemaPath:"#/properties/query/properties/sort/enum",keyword:"enum",params:{allowedValues: schema_parameters_4cc5a487.properties.query.properties.sort.enum},message:"must be equal to one of the allowed values",schema:schema_parameters_4cc5a487.properties.query.properties.sort.enum,parentSchema:schema_parameters_4cc5a487.properties.query.properties.sort,data:data12};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
else {
const err34 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_parameters_4cc5a487.properties.query.type,parentSchema:schema_parameters_4cc5a487.properties.query,data:data1};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data.header !== undefined){
let data13 = data.header;
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
for(const key2 in data13){
const err35 = {instancePath:instancePath+"/header",schemaPath:"#/properties/header/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties",schema:false,parentSchema:schema_parameters_4cc5a487.properties.header,data:data13};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
else {
const err36 = {instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_parameters_4cc5a487.properties.header.type,parentSchema:schema_parameters_4cc5a487.properties.header,data:data13};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
}
else {
const err37 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_parameters_4cc5a487.type,parentSchema:schema_parameters_4cc5a487,data};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
validate_parameters_4cc5a487.errors = vErrors;
return errors === 0;
}
validate_parameters_4cc5a487.evaluated = {"props":{"path":true,"query":true,"header":true},"dynamicProps":false,"dynamicItems":false};

function validate_parameters_528be673(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_parameters_528be673.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path !== undefined){
let data0 = data.path;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.id === undefined){
const err0 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'",schema:schema_parameters_528be673.properties.path.required,parentSchema:schema_parameters_528be673.properties.path,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data0){
if(!(key0 === "id")){
const err1 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_parameters_528be673.properties.path,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data0.id !== undefined){
let data1 = data0.id;
if(typeof data1 === "string"){
if(func_7a031813(data1) > 36){
const err2 = {instancePath:instancePath+"/path/id",schemaPath:"#/properties/path/properties/id/maxLength",keyword:"maxLength",params:{limit: 36},message:"must NOT have more than 36 characters",schema:36,parentSchema:schema_parameters_528be673.properties.path.properties.id,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!(formats_f16e24a5.test(data1))){
const err3 = {instancePath:instancePath+"/path/id",schemaPath:"#/properties/path/properties/id/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\"",schema:"uuid",parentSchema:schema_parameters_528be673.properties.path.properties.id,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/path/id",schemaPath:"#/properties/path/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_parameters_528be673.properties.path.properties.id.type,parentSchema:schema_parameters_528be673.properties.path.properties.id,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_parameters_528be673.properties.path.type,parentSchema:schema_parameters_528be673.properties.path,data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.query !== undefined){
let data2 = data.query;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.limit === undefined){
data2.limit = 100;
}
for(const key1 in data2){
if(!((((key1 === "limit") || (key1 === "cursor")) || (key1 === "type")) || (key1 === "strength"))){
const err6 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema_parameters_528be673.properties.query,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
let data3 = data2.limit;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err7 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema_parameters_528be673.properties.query.properties.limit.type,parentSchema:schema_parameters_528be673.properties.query.properties.limit,data:data3};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 1000 || isNaN(data3)){
const err8 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000},message:"must be <= 1000",schema:1000,parentSchema:schema_parameters_528be673.properties.query.properties.limit,data:data3};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data3 < 1 || isNaN(data3)){
const err9 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema_parameters_528be673.properties.query.properties.limit,data:data3};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!(formats_53abe991.validate(data3))){
const err10 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\"",schema:"int32",parentSchema:schema_parameters_528be673.properties.query.properties.limit,data:data3};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data2.cursor !== undefined){
let data4 = data2.cursor;
if(typeof data4 === "string"){
if(func_7a031813(data4) > 256){
const err11 = {instancePath:instancePath+"/query/cursor",schemaPath:"#/properties/query/properties/cursor/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters",schema:256,parentSchema:schema_parameters_528be673.properties.query.properties.cursor,data:data4};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(func_7a031813(data4) < 1){
const err12 = {instancePath:instancePath+"/query/cursor",schemaPath:"#/properties/query/properties/cursor/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_parameters_528be673.properties.query.properties.cursor,data:data4};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/query/cursor",schemaPath:"#/properties/query/properties/cursor/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_parameters_528be673.properties.query.properties.cursor.type,parentSchema:schema_parameters_528be673.properties.query.properties.cursor,data:data4};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data2.type !== undefined){
let data5 = data2.type;
if(typeof data5 !== "string"){
const err14 = {instancePath:instancePath+"/query/type",schemaPath:"#/properties/query/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_parameters_528be673.properties.query.properties.type.type,parentSchema:schema_parameters_528be673.properties.query.properties.type,data:data5};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(!((((((((((((data5 === "Pseudonym") || (data5 === "Email Address")) || (data5 === "Domain Name")) || (data5 === "Cryptocurrency")) || (data5 === "IP Address")) || (data5 === "Name")) || (data5 === "Phone Number")) || (data5 === "URL")) || (data5 === "Image")) || (data5 === "Location")) || (data5 === "Organisation")) || (data5 === "Date"))){
const err15 = {instancePath:instancePath+"/query/type",schemaPath:"#/properties/query/properties/type/enum",keyword:"enum",params:{allowedValues: schema_parameters_528be673.properties.query.properties.type.enum},message:"must be equal to one of the allowed values",schema:schema_parameters_528be673.properties.query.properties.type.enum,parentSchema:schema_parameters_528be673.properties.query.properties.type,data:data5};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data2.strength !== undefined){
let data6 = data2.strength;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err16 = {instancePath:instancePath+"/query/strength",schemaPath:"#/properties/query/properties/strength/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema_parameters_528be673.properties.query.properties.strength.type,parentSchema:schema_parameters_528be673.properties.query.properties.strength,data:data6};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 99 || isNaN(data6)){
const err17 = {instancePath:instancePath+"/query/strength",schemaPath:"#/properties/query/properties/strength/maximum",keyword:"maximum",params:{comparison: "<=", limit: 99},message:"must be <= 99",schema:99,parentSchema:schema_parameters_528be673.properties.query.properties.strength,data:data6};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data6 < 1 || isNaN(data6)){
const err18 = {instancePath:instancePath+"/query/strength",schemaPath:"#/properties/query/properties/strength/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema_parameters_528be673.properties.query.properties.strength,data:data6};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(!(formats_53abe991.validate(data6))){
const err19 = {instancePath:instancePath+"/query/strength",schemaPath:"#/properties/query/properties/strength/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\"",schema:"int32",parentSchema:schema_parameters_528be673.properties.query.properties.strength,data:data6};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
}
}
else {
const err20 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_parameters_528be673.properties.query.type,parentSchema:schema_parameters_528be673.properties.query,data:data2};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.header !== undefined){
let data7 = data.header;
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
for(const key2 in data7){
const err21 = {instancePath:instancePath+"/header",schemaPath:"#/properties/header/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties",schema:false,parentSchema:schema_parameters_528be673.properties.header,data:data7};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
else {
const err22 = {instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_parameters_528be673.properties.header.type,parentSchema:schema_parameters_528be673.properties.header,data:data7};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
}
else {
const err23 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_parameters_528be673.type,parentSchema:schema_parameters_528be673,data};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
validate_parameters_528be673.errors = vErrors;
return errors === 0;
}
validate_parameters_528be673.evaluated = {"props":{"path":true,"query":true,"header":true},"dynamicProps":false,"dynamicItems":false};

function validate_parameters_58ffb714(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_parameters_58ffb714.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path !== undefined){
let data0 = data.path;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
for(const key0 in data0){
const err0 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_parameters_58ffb714.properties.path,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_parameters_58ffb714.properties.path.type,parentSchema:schema_parameters_58ffb714.properties.path,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.query !== undefined){
let data1 = data.query;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.format === undefined){
data1.format = "html";
}
if(data1.separator === undefined){
data1.separator = "comma";
}
for(const key1 in data1){
if(!((((key1 === "format") || (key1 === "bom")) || (key1 === "text")) || (key1 === "separator"))){
const err2 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema_parameters_58ffb714.properties.query,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
let data2 = data1.format;
if(typeof data2 !== "string"){
const err3 = {instancePath:instancePath+"/query/format",schemaPath:"#/properties/query/properties/format/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_parameters_58ffb714.properties.query.properties.format.type,parentSchema:schema_parameters_58ffb714.properties.query.properties.format,data:data2};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!(((((data2 === "html") || (data2 === "md")) || (data2 === "csv")) || (data2 === "xlsx")) || (data2 === "jsonl"))){
const err4 = {instancePath:instancePath+"/query/format",schemaPath:"#/properties/query/properties/format/enum",keyword:"enum",params:{allowedValues: schema_parameters_58ffb714.properties.query.properties.format.enum},message:"must be equal to one of the allowed values",schema:schema_parameters_58ffb714.properties.query.properties.format.enum,parentSchema:schema_parameters_58ffb714.properties.query.properties.format,data:data2};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data1.bom !== undefined){
let data3 = data1.bom;
if(typeof data3 !== "string"){
const err5 = {instancePath:instancePath+"/query/bom",schemaPath:"#/properties/query/properties/bom/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_parameters_58ffb714.properties.query.properties.bom.type,parentSchema:schema_parameters_58ffb714.properties.query.properties.bom,data:data3};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!((data3 === "0") || (data3 === "1"))){
const err6 = {instancePath:instancePath+"/query/bom",schemaPath:"#/properties/query/properties/bom/enum",keyword:"enum",params:{allowedValues: schema_parameters_58ffb714.properties.query.properties.bom.enum},message:"must be equal to one of the allowed values",schema:schema_parameters_58ffb714.properties.query.properties.bom.enum,parentSchema:schema_parameters_58ffb714.properties.query.properties.bom,data:data3};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data1.text !== undefined){
let data4 = data1.text;
if(typeof data4 !== "string"){
const err7 = {instancePath:instancePath+"/query/text",schemaPath:"#/properties/query/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_parameters_58ffb714.properties.query.properties.text.type,parentSchema:schema_parameters_58ffb714.properties.query.properties.text,data:data4};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!((data4 === "0") || (data4 === "1"))){
const err8 = {instancePath:instancePath+"/query/text",schemaPath:"#/properties/query/properties/text/enum",keyword:"enum",params:{allowedValues: schema_parameters_58ffb714.properties.query.properties.text.enum},message:"must be equal to one of the allowed values",schema:schema_parameters_58ffb714.properties.query.properties.text.enum,parentSchema:schema_parameters_58ffb714.properties.query.properties.text,data:data4};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
let data5 = data1.separator;
if(typeof data5 !== "string"){
const err9 = {instancePath:instancePath+"/query/separator",schemaPath:"#/properties/query/properties/separator/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_parameters_58ffb714.properties.query.properties.separator.type,parentSchema:schema_parameters_58ffb714.properties.query.properties.separator,data:data5};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!((data5 === "comma") || (data5 === "semicolon"))){
const err10 = {instancePath:instancePath+"/query/separator",schemaPath:"#/properties/query/properties/separator/enum",keyword:"enum",params:{allowedValues: schema_parameters_58ffb714.properties.query.properties.separator.enum},message:"must be equal to one of the allowed values",schema:schema_parameters_58ffb714.properties.query.properties.separator.enum,parentSchema:schema_parameters_58ffb714.properties.query.properties.separator,data:data5};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_parameters_58ffb714.properties.query.type,parentSchema:schema_parameters_58ffb714.properties.query,data:data1};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.header !== undefined){
let data6 = data.header;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
for(const key2 in data6){
const err12 = {instancePath:instancePath+"/header",schemaPath:"#/properties/header/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties",schema:false,parentSchema:schema_parameters_58ffb714.properties.header,data:data6};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_parameters_58ffb714.properties.header.type,parentSchema:schema_parameters_58ffb714.properties.header,data:data6};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
else {
const err14 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_parameters_58ffb714.type,parentSchema:schema_parameters_58ffb714,data};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
validate_parameters_58ffb714.errors = vErrors;
return errors === 0;
}
validate_parameters_58ffb714.evaluated = {"props":{"path":true,"query":true,"header":true},"dynamicProps":false,"dynamicItems":false};

function validate_parameters_68ced476(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_parameters_68ced476.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path !== undefined){
let data0 = data.path;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
for(const key0 in data0){
const err0 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_parameters_68ced476.properties.path,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_parameters_68ced476.properties.path.type,parentSchema:schema_parameters_68ced476.properties.path,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.query !== undefined){
let data1 = data.query;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.format === undefined){
data1.format = "html";
}
if(data1.separator === undefined){
data1.separator = "comma";
}
for(const key1 in data1){
if(!((((key1 === "format") || (key1 === "bom")) || (key1 === "text")) || (key1 === "separator"))){
const err2 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema_parameters_68ced476.properties.query,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
let data2 = data1.format;
if(typeof data2 !== "string"){
const err3 = {instancePath:instancePath+"/query/format",schemaPath:"#/properties/query/properties/format/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_parameters_68ced476.properties.query.properties.format.type,parentSchema:schema_parameters_68ced476.properties.query.properties.format,data:data2};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!((((((((data2 === "html") || (data2 === "md")) || (data2 === "csv")) || (data2 === "xlsx")) || (data2 === "jsonl")) || (data2 === "stix")) || (data2 === "misp")) || (data2 === "graphml"))){
const err4 = {instancePath:instancePath+"/query/format",schemaPath:"#/properties/query/properties/format/enum",keyword:"enum",params:{allowedValues: schema_parameters_68ced476.properties.query.properties.format.enum},message:"must be equal to one of the allowed values",schema:schema_parameters_68ced476.properties.query.properties.format.enum,parentSchema:schema_parameters_68ced476.properties.query.properties.format,data:data2};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data1.bom !== undefined){
let data3 = data1.bom;
if(typeof data3 !== "string"){
const err5 = {instancePath:instancePath+"/query/bom",schemaPath:"#/properties/query/properties/bom/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_parameters_68ced476.properties.query.properties.bom.type,parentSchema:schema_parameters_68ced476.properties.query.properties.bom,data:data3};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!((data3 === "0") || (data3 === "1"))){
const err6 = {instancePath:instancePath+"/query/bom",schemaPath:"#/properties/query/properties/bom/enum",keyword:"enum",params:{allowedValues: schema_parameters_68ced476.properties.query.properties.bom.enum},message:"must be equal to one of the allowed values",schema:schema_parameters_68ced476.properties.query.properties.bom.enum,parentSchema:schema_parameters_68ced476.properties.query.properties.bom,data:data3};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data1.text !== undefined){
let data4 = data1.text;
if(typeof data4 !== "string"){
const err7 = {instancePath:instancePath+"/query/text",schemaPath:"#/properties/query/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_parameters_68ced476.properties.query.properties.text.type,parentSchema:schema_parameters_68ced476.properties.query.properties.text,data:data4};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!((data4 === "0") || (data4 === "1"))){
const err8 = {instancePath:instancePath+"/query/text",schemaPath:"#/properties/query/properties/text/enum",keyword:"enum",params:{allowedValues: schema_parameters_68ced476.properties.query.properties.text.enum},message:"must be equal to one of the allowed values",schema:schema_parameters_68ced476.properties.query.properties.text.enum,parentSchema:schema_parameters_68ced476.properties.query.properties.text,data:data4};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
let data5 = data1.separator;
if(typeof data5 !== "string"){
const err9 = {instancePath:instancePath+"/query/separator",schemaPath:"#/properties/query/properties/separator/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_parameters_68ced476.properties.query.properties.separator.type,parentSchema:schema_parameters_68ced476.properties.query.properties.separator,data:data5};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!((data5 === "comma") || (data5 === "semicolon"))){
const err10 = {instancePath:instancePath+"/query/separator",schemaPath:"#/properties/query/properties/separator/enum",keyword:"enum",params:{allowedValues: schema_parameters_68ced476.properties.query.properties.separator.enum},message:"must be equal to one of the allowed values",schema:schema_parameters_68ced476.properties.query.properties.separator.enum,parentSchema:schema_parameters_68ced476.properties.query.properties.separator,data:data5};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_parameters_68ced476.properties.query.type,parentSchema:schema_parameters_68ced476.properties.query,data:data1};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.header !== undefined){
let data6 = data.header;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
for(const key2 in data6){
const err12 = {instancePath:instancePath+"/header",schemaPath:"#/properties/header/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties",schema:false,parentSchema:schema_parameters_68ced476.properties.header,data:data6};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_parameters_68ced476.properties.header.type,parentSchema:schema_parameters_68ced476.properties.header,data:data6};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
else {
const err14 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_parameters_68ced476.type,parentSchema:schema_parameters_68ced476,data};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
validate_parameters_68ced476.errors = vErrors;
return errors === 0;
}
validate_parameters_68ced476.evaluated = {"props":{"path":true,"query":true,"header":true},"dynamicProps":false,"dynamicItems":false};

function validate_parameters_6a48ce84(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_parameters_6a48ce84.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path !== undefined){
let data0 = data.path;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.tool === undefined){
const err0 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "tool"},message:"must have required property '"+"tool"+"'",schema:schema_parameters_6a48ce84.properties.path.required,parentSchema:schema_parameters_6a48ce84.properties.path,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data0){
if(!(key0 === "tool")){
const err1 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_parameters_6a48ce84.properties.path,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data0.tool !== undefined){
let data1 = data0.tool;
if(typeof data1 === "string"){
if(func_7a031813(data1) > 64){
const err2 = {instancePath:instancePath+"/path/tool",schemaPath:"#/properties/path/properties/tool/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters",schema:64,parentSchema:schema_parameters_6a48ce84.properties.path.properties.tool,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func_7a031813(data1) < 1){
const err3 = {instancePath:instancePath+"/path/tool",schemaPath:"#/properties/path/properties/tool/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_parameters_6a48ce84.properties.path.properties.tool,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/path/tool",schemaPath:"#/properties/path/properties/tool/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_parameters_6a48ce84.properties.path.properties.tool.type,parentSchema:schema_parameters_6a48ce84.properties.path.properties.tool,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_parameters_6a48ce84.properties.path.type,parentSchema:schema_parameters_6a48ce84.properties.path,data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.query !== undefined){
let data2 = data.query;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
for(const key1 in data2){
const err6 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema_parameters_6a48ce84.properties.query,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_parameters_6a48ce84.properties.query.type,parentSchema:schema_parameters_6a48ce84.properties.query,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.header !== undefined){
let data3 = data.header;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
for(const key2 in data3){
const err8 = {instancePath:instancePath+"/header",schemaPath:"#/properties/header/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties",schema:false,parentSchema:schema_parameters_6a48ce84.properties.header,data:data3};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_parameters_6a48ce84.properties.header.type,parentSchema:schema_parameters_6a48ce84.properties.header,data:data3};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
else {
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_parameters_6a48ce84.type,parentSchema:schema_parameters_6a48ce84,data};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
validate_parameters_6a48ce84.errors = vErrors;
return errors === 0;
}
validate_parameters_6a48ce84.evaluated = {"props":{"path":true,"query":true,"header":true},"dynamicProps":false,"dynamicItems":false};

function validate_parameters_6c14fa6b(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_parameters_6c14fa6b.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path !== undefined){
let data0 = data.path;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
for(const key0 in data0){
const err0 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_parameters_6c14fa6b.properties.path,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_parameters_6c14fa6b.properties.path.type,parentSchema:schema_parameters_6c14fa6b.properties.path,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.query !== undefined){
let data1 = data.query;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
for(const key1 in data1){
const err2 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema_parameters_6c14fa6b.properties.query,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_parameters_6c14fa6b.properties.query.type,parentSchema:schema_parameters_6c14fa6b.properties.query,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.header !== undefined){
let data2 = data.header;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
for(const key2 in data2){
if(!((key2 === "Idempotency-Key") || (key2 === "Prefer"))){
const err4 = {instancePath:instancePath+"/header",schemaPath:"#/properties/header/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties",schema:false,parentSchema:schema_parameters_6c14fa6b.properties.header,data:data2};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data2["Idempotency-Key"] !== undefined){
let data3 = data2["Idempotency-Key"];
if(typeof data3 === "string"){
if(func_7a031813(data3) > 255){
const err5 = {instancePath:instancePath+"/header/Idempotency-Key",schemaPath:"#/properties/header/properties/Idempotency-Key/maxLength",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters",schema:255,parentSchema:schema_parameters_6c14fa6b.properties.header.properties["Idempotency-Key"],data:data3};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(func_7a031813(data3) < 1){
const err6 = {instancePath:instancePath+"/header/Idempotency-Key",schemaPath:"#/properties/header/properties/Idempotency-Key/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_parameters_6c14fa6b.properties.header.properties["Idempotency-Key"],data:data3};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!pattern_98f9a90f.test(data3)){
const err7 = {instancePath:instancePath+"/header/Idempotency-Key",schemaPath:"#/properties/header/properties/Idempotency-Key/pattern",keyword:"pattern",params:{pattern: "^(\"[!#-~]{1,253}\"|[!#-~]{1,255})$"},message:"must match pattern \""+"^(\"[!#-~]{1,253}\"|[!#-~]{1,255})$"+"\"",schema:"^(\"[!#-~]{1,253}\"|[!#-~]{1,255})$",parentSchema:schema_parameters_6c14fa6b.properties.header.properties["Idempotency-Key"],data:data3};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/header/Idempotency-Key",schemaPath:"#/properties/header/properties/Idempotency-Key/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_parameters_6c14fa6b.properties.header.properties["Idempotency-Key"].type,parentSchema:schema_parameters_6c14fa6b.properties.header.properties["Idempotency-Key"],data:data3};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data2.Prefer !== undefined){
let data4 = data2.Prefer;
if(typeof data4 === "string"){
if(func_7a031813(data4) > 255){
const err9 = {instancePath:instancePath+"/header/Prefer",schemaPath:"#/properties/header/properties/Prefer/maxLength",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters",schema:255,parentSchema:schema_parameters_6c14fa6b.properties.header.properties.Prefer,data:data4};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/header/Prefer",schemaPath:"#/properties/header/properties/Prefer/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_parameters_6c14fa6b.properties.header.properties.Prefer.type,parentSchema:schema_parameters_6c14fa6b.properties.header.properties.Prefer,data:data4};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
else {
const err11 = {instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_parameters_6c14fa6b.properties.header.type,parentSchema:schema_parameters_6c14fa6b.properties.header,data:data2};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
else {
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_parameters_6c14fa6b.type,parentSchema:schema_parameters_6c14fa6b,data};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
validate_parameters_6c14fa6b.errors = vErrors;
return errors === 0;
}
validate_parameters_6c14fa6b.evaluated = {"props":{"path":true,"query":true,"header":true},"dynamicProps":false,"dynamicItems":false};

function validate_parameters_70769d87(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_parameters_70769d87.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path !== undefined){
let data0 = data.path;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.id === undefined){
const err0 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'",schema:schema_parameters_70769d87.properties.path.required,parentSchema:schema_parameters_70769d87.properties.path,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data0){
if(!(key0 === "id")){
const err1 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_parameters_70769d87.properties.path,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data0.id !== undefined){
let data1 = data0.id;
if(typeof data1 === "string"){
if(func_7a031813(data1) > 36){
const err2 = {instancePath:instancePath+"/path/id",schemaPath:"#/properties/path/properties/id/maxLength",keyword:"maxLength",params:{limit: 36},message:"must NOT have more than 36 characters",schema:36,parentSchema:schema_parameters_70769d87.properties.path.properties.id,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!(formats_f16e24a5.test(data1))){
const err3 = {instancePath:instancePath+"/path/id",schemaPath:"#/properties/path/properties/id/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\"",schema:"uuid",parentSchema:schema_parameters_70769d87.properties.path.properties.id,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/path/id",schemaPath:"#/properties/path/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_parameters_70769d87.properties.path.properties.id.type,parentSchema:schema_parameters_70769d87.properties.path.properties.id,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_parameters_70769d87.properties.path.type,parentSchema:schema_parameters_70769d87.properties.path,data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.query !== undefined){
let data2 = data.query;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
for(const key1 in data2){
const err6 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema_parameters_70769d87.properties.query,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_parameters_70769d87.properties.query.type,parentSchema:schema_parameters_70769d87.properties.query,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.header !== undefined){
let data3 = data.header;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
for(const key2 in data3){
if(!((key2 === "Idempotency-Key") || (key2 === "Prefer"))){
const err8 = {instancePath:instancePath+"/header",schemaPath:"#/properties/header/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties",schema:false,parentSchema:schema_parameters_70769d87.properties.header,data:data3};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data3["Idempotency-Key"] !== undefined){
let data4 = data3["Idempotency-Key"];
if(typeof data4 === "string"){
if(func_7a031813(data4) > 255){
const err9 = {instancePath:instancePath+"/header/Idempotency-Key",schemaPath:"#/properties/header/properties/Idempotency-Key/maxLength",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters",schema:255,parentSchema:schema_parameters_70769d87.properties.header.properties["Idempotency-Key"],data:data4};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(func_7a031813(data4) < 1){
const err10 = {instancePath:instancePath+"/header/Idempotency-Key",schemaPath:"#/properties/header/properties/Idempotency-Key/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_parameters_70769d87.properties.header.properties["Idempotency-Key"],data:data4};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!pattern_98f9a90f.test(data4)){
const err11 = {instancePath:instancePath+"/header/Idempotency-Key",schemaPath:"#/properties/header/properties/Idempotency-Key/pattern",keyword:"pattern",params:{pattern: "^(\"[!#-~]{1,253}\"|[!#-~]{1,255})$"},message:"must match pattern \""+"^(\"[!#-~]{1,253}\"|[!#-~]{1,255})$"+"\"",schema:"^(\"[!#-~]{1,253}\"|[!#-~]{1,255})$",parentSchema:schema_parameters_70769d87.properties.header.properties["Idempotency-Key"],data:data4};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/header/Idempotency-Key",schemaPath:"#/properties/header/properties/Idempotency-Key/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_parameters_70769d87.properties.header.properties["Idempotency-Key"].type,parentSchema:schema_parameters_70769d87.properties.header.properties["Idempotency-Key"],data:data4};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data3.Prefer !== undefined){
let data5 = data3.Prefer;
if(typeof data5 === "string"){
if(func_7a031813(data5) > 255){
const err13 = {instancePath:instancePath+"/header/Prefer",schemaPath:"#/properties/header/properties/Prefer/maxLength",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters",schema:255,parentSchema:schema_parameters_70769d87.properties.header.properties.Prefer,data:data5};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/header/Prefer",schemaPath:"#/properties/header/properties/Prefer/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_parameters_70769d87.properties.header.properties.Prefer.type,parentSchema:schema_parameters_70769d87.properties.header.properties.Prefer,data:data5};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
else {
const err15 = {instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_parameters_70769d87.properties.header.type,parentSchema:schema_parameters_70769d87.properties.header,data:data3};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
else {
const err16 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_parameters_70769d87.type,parentSchema:schema_parameters_70769d87,data};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
validate_parameters_70769d87.errors = vErrors;
return errors === 0;
}
validate_parameters_70769d87.evaluated = {"props":{"path":true,"query":true,"header":true},"dynamicProps":false,"dynamicItems":false};

function validate_parameters_742cb999(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_parameters_742cb999.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path !== undefined){
let data0 = data.path;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.id === undefined){
const err0 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'",schema:schema_parameters_742cb999.properties.path.required,parentSchema:schema_parameters_742cb999.properties.path,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data0){
if(!(key0 === "id")){
const err1 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_parameters_742cb999.properties.path,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data0.id !== undefined){
let data1 = data0.id;
if(typeof data1 === "string"){
if(func_7a031813(data1) > 36){
const err2 = {instancePath:instancePath+"/path/id",schemaPath:"#/properties/path/properties/id/maxLength",keyword:"maxLength",params:{limit: 36},message:"must NOT have more than 36 characters",schema:36,parentSchema:schema_parameters_742cb999.properties.path.properties.id,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!(formats_f16e24a5.test(data1))){
const err3 = {instancePath:instancePath+"/path/id",schemaPath:"#/properties/path/properties/id/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\"",schema:"uuid",parentSchema:schema_parameters_742cb999.properties.path.properties.id,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/path/id",schemaPath:"#/properties/path/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_parameters_742cb999.properties.path.properties.id.type,parentSchema:schema_parameters_742cb999.properties.path.properties.id,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_parameters_742cb999.properties.path.type,parentSchema:schema_parameters_742cb999.properties.path,data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.query !== undefined){
let data2 = data.query;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.format === undefined){
data2.format = "json";
}
for(const key1 in data2){
if(!((((key1 === "format") || (key1 === "type")) || (key1 === "strength")) || (key1 === "shared"))){
const err6 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema_parameters_742cb999.properties.query,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
let data3 = data2.format;
if(typeof data3 !== "string"){
const err7 = {instancePath:instancePath+"/query/format",schemaPath:"#/properties/query/properties/format/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_parameters_742cb999.properties.query.properties.format.type,parentSchema:schema_parameters_742cb999.properties.query.properties.format,data:data3};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!(((data3 === "json") || (data3 === "graphml")) || (data3 === "gexf"))){
const err8 = {instancePath:instancePath+"/query/format",schemaPath:"#/properties/query/properties/format/enum",keyword:"enum",params:{allowedValues: schema_parameters_742cb999.properties.query.properties.format.enum},message:"must be equal to one of the allowed values",schema:schema_parameters_742cb999.properties.query.properties.format.enum,parentSchema:schema_parameters_742cb999.properties.query.properties.format,data:data3};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data2.type !== undefined){
let data4 = data2.type;
if(typeof data4 !== "string"){
const err9 = {instancePath:instancePath+"/query/type",schemaPath:"#/properties/query/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_parameters_742cb999.properties.query.properties.type.type,parentSchema:schema_parameters_742cb999.properties.query.properties.type,data:data4};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!((((((((((((data4 === "Pseudonym") || (data4 === "Email Address")) || (data4 === "Domain Name")) || (data4 === "Cryptocurrency")) || (data4 === "IP Address")) || (data4 === "Name")) || (data4 === "Phone Number")) || (data4 === "URL")) || (data4 === "Image")) || (data4 === "Location")) || (data4 === "Organisation")) || (data4 === "Date"))){
const err10 = {instancePath:instancePath+"/query/type",schemaPath:"#/properties/query/properties/type/enum",keyword:"enum",params:{allowedValues: schema_parameters_742cb999.properties.query.properties.type.enum},message:"must be equal to one of the allowed values",schema:schema_parameters_742cb999.properties.query.properties.type.enum,parentSchema:schema_parameters_742cb999.properties.query.properties.type,data:data4};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data2.strength !== undefined){
let data5 = data2.strength;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err11 = {instancePath:instancePath+"/query/strength",schemaPath:"#/properties/query/properties/strength/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema_parameters_742cb999.properties.query.properties.strength.type,parentSchema:schema_parameters_742cb999.properties.query.properties.strength,data:data5};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 99 || isNaN(data5)){
const err12 = {instancePath:instancePath+"/query/strength",schemaPath:"#/properties/query/properties/strength/maximum",keyword:"maximum",params:{comparison: "<=", limit: 99},message:"must be <= 99",schema:99,parentSchema:schema_parameters_742cb999.properties.query.properties.strength,data:data5};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data5 < 1 || isNaN(data5)){
const err13 = {instancePath:instancePath+"/query/strength",schemaPath:"#/properties/query/properties/strength/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema_parameters_742cb999.properties.query.properties.strength,data:data5};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(!(formats_53abe991.validate(data5))){
const err14 = {instancePath:instancePath+"/query/strength",schemaPath:"#/properties/query/properties/strength/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\"",schema:"int32",parentSchema:schema_parameters_742cb999.properties.query.properties.strength,data:data5};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
if(data2.shared !== undefined){
let data6 = data2.shared;
if(typeof data6 !== "boolean"){
const err15 = {instancePath:instancePath+"/query/shared",schemaPath:"#/properties/query/properties/shared/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema_parameters_742cb999.properties.query.properties.shared.type,parentSchema:schema_parameters_742cb999.properties.query.properties.shared,data:data6};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
else {
const err16 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_parameters_742cb999.properties.query.type,parentSchema:schema_parameters_742cb999.properties.query,data:data2};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.header !== undefined){
let data7 = data.header;
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
for(const key2 in data7){
const err17 = {instancePath:instancePath+"/header",schemaPath:"#/properties/header/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties",schema:false,parentSchema:schema_parameters_742cb999.properties.header,data:data7};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
else {
const err18 = {instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_parameters_742cb999.properties.header.type,parentSchema:schema_parameters_742cb999.properties.header,data:data7};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
else {
const err19 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_parameters_742cb999.type,parentSchema:schema_parameters_742cb999,data};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
validate_parameters_742cb999.errors = vErrors;
return errors === 0;
}
validate_parameters_742cb999.evaluated = {"props":{"path":true,"query":true,"header":true},"dynamicProps":false,"dynamicItems":false};

function validate_parameters_75d89dcd(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_parameters_75d89dcd.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path !== undefined){
let data0 = data.path;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.id === undefined){
const err0 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'",schema:schema_parameters_75d89dcd.properties.path.required,parentSchema:schema_parameters_75d89dcd.properties.path,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data0.source === undefined){
const err1 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "source"},message:"must have required property '"+"source"+"'",schema:schema_parameters_75d89dcd.properties.path.required,parentSchema:schema_parameters_75d89dcd.properties.path,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data0){
if(!((key0 === "id") || (key0 === "source"))){
const err2 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_parameters_75d89dcd.properties.path,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data0.id !== undefined){
let data1 = data0.id;
if(typeof data1 === "string"){
if(func_7a031813(data1) > 36){
const err3 = {instancePath:instancePath+"/path/id",schemaPath:"#/properties/path/properties/id/maxLength",keyword:"maxLength",params:{limit: 36},message:"must NOT have more than 36 characters",schema:36,parentSchema:schema_parameters_75d89dcd.properties.path.properties.id,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!(formats_f16e24a5.test(data1))){
const err4 = {instancePath:instancePath+"/path/id",schemaPath:"#/properties/path/properties/id/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\"",schema:"uuid",parentSchema:schema_parameters_75d89dcd.properties.path.properties.id,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/path/id",schemaPath:"#/properties/path/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_parameters_75d89dcd.properties.path.properties.id.type,parentSchema:schema_parameters_75d89dcd.properties.path.properties.id,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data0.source !== undefined){
let data2 = data0.source;
if(typeof data2 === "string"){
if(func_7a031813(data2) > 64){
const err6 = {instancePath:instancePath+"/path/source",schemaPath:"#/properties/path/properties/source/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters",schema:64,parentSchema:schema_parameters_75d89dcd.properties.path.properties.source,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(func_7a031813(data2) < 1){
const err7 = {instancePath:instancePath+"/path/source",schemaPath:"#/properties/path/properties/source/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_parameters_75d89dcd.properties.path.properties.source,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/path/source",schemaPath:"#/properties/path/properties/source/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_parameters_75d89dcd.properties.path.properties.source.type,parentSchema:schema_parameters_75d89dcd.properties.path.properties.source,data:data2};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
else {
const err9 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_parameters_75d89dcd.properties.path.type,parentSchema:schema_parameters_75d89dcd.properties.path,data:data0};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.query !== undefined){
let data3 = data.query;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.page === undefined){
data3.page = 1;
}
for(const key1 in data3){
if(!((key1 === "retries") || (key1 === "page"))){
const err10 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema_parameters_75d89dcd.properties.query,data:data3};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data3.retries !== undefined){
let data4 = data3.retries;
if(typeof data4 !== "string"){
const err11 = {instancePath:instancePath+"/query/retries",schemaPath:"#/properties/query/properties/retries/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_parameters_75d89dcd.properties.query.properties.retries.type,parentSchema:schema_parameters_75d89dcd.properties.query.properties.retries,data:data4};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(!((data4 === "own") || (data4 === "merged"))){
const err12 = {instancePath:instancePath+"/query/retries",schemaPath:"#/properties/query/properties/retries/enum",keyword:"enum",params:{allowedValues: schema_parameters_75d89dcd.properties.query.properties.retries.enum},message:"must be equal to one of the allowed values",schema:schema_parameters_75d89dcd.properties.query.properties.retries.enum,parentSchema:schema_parameters_75d89dcd.properties.query.properties.retries,data:data4};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
let data5 = data3.page;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err13 = {instancePath:instancePath+"/query/page",schemaPath:"#/properties/query/properties/page/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema_parameters_75d89dcd.properties.query.properties.page.type,parentSchema:schema_parameters_75d89dcd.properties.query.properties.page,data:data5};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 1000000 || isNaN(data5)){
const err14 = {instancePath:instancePath+"/query/page",schemaPath:"#/properties/query/properties/page/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000},message:"must be <= 1000000",schema:1000000,parentSchema:schema_parameters_75d89dcd.properties.query.properties.page,data:data5};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data5 < 1 || isNaN(data5)){
const err15 = {instancePath:instancePath+"/query/page",schemaPath:"#/properties/query/properties/page/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema_parameters_75d89dcd.properties.query.properties.page,data:data5};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(!(formats_53abe991.validate(data5))){
const err16 = {instancePath:instancePath+"/query/page",schemaPath:"#/properties/query/properties/page/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\"",schema:"int32",parentSchema:schema_parameters_75d89dcd.properties.query.properties.page,data:data5};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
else {
const err17 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_parameters_75d89dcd.properties.query.type,parentSchema:schema_parameters_75d89dcd.properties.query,data:data3};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.header !== undefined){
let data6 = data.header;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
for(const key2 in data6){
const err18 = {instancePath:instancePath+"/header",schemaPath:"#/properties/header/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties",schema:false,parentSchema:schema_parameters_75d89dcd.properties.header,data:data6};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
else {
const err19 = {instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_parameters_75d89dcd.properties.header.type,parentSchema:schema_parameters_75d89dcd.properties.header,data:data6};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
}
else {
const err20 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_parameters_75d89dcd.type,parentSchema:schema_parameters_75d89dcd,data};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
validate_parameters_75d89dcd.errors = vErrors;
return errors === 0;
}
validate_parameters_75d89dcd.evaluated = {"props":{"path":true,"query":true,"header":true},"dynamicProps":false,"dynamicItems":false};

function validate_parameters_820f9fb4(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_parameters_820f9fb4.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path !== undefined){
let data0 = data.path;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
for(const key0 in data0){
const err0 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_parameters_820f9fb4.properties.path,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_parameters_820f9fb4.properties.path.type,parentSchema:schema_parameters_820f9fb4.properties.path,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.query !== undefined){
let data1 = data.query;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.limit === undefined){
data1.limit = 20;
}
for(const key1 in data1){
if(!((((((key1 === "limit") || (key1 === "cursor")) || (key1 === "from")) || (key1 === "to")) || (key1 === "key_id")) || (key1 === "operation"))){
const err2 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema_parameters_820f9fb4.properties.query,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
let data2 = data1.limit;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err3 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema_parameters_820f9fb4.properties.query.properties.limit.type,parentSchema:schema_parameters_820f9fb4.properties.query.properties.limit,data:data2};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 100 || isNaN(data2)){
const err4 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100",schema:100,parentSchema:schema_parameters_820f9fb4.properties.query.properties.limit,data:data2};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data2 < 1 || isNaN(data2)){
const err5 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema_parameters_820f9fb4.properties.query.properties.limit,data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!(formats_53abe991.validate(data2))){
const err6 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\"",schema:"int32",parentSchema:schema_parameters_820f9fb4.properties.query.properties.limit,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data1.cursor !== undefined){
let data3 = data1.cursor;
if(typeof data3 === "string"){
if(func_7a031813(data3) > 256){
const err7 = {instancePath:instancePath+"/query/cursor",schemaPath:"#/properties/query/properties/cursor/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters",schema:256,parentSchema:schema_parameters_820f9fb4.properties.query.properties.cursor,data:data3};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(func_7a031813(data3) < 1){
const err8 = {instancePath:instancePath+"/query/cursor",schemaPath:"#/properties/query/properties/cursor/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_parameters_820f9fb4.properties.query.properties.cursor,data:data3};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/query/cursor",schemaPath:"#/properties/query/properties/cursor/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_parameters_820f9fb4.properties.query.properties.cursor.type,parentSchema:schema_parameters_820f9fb4.properties.query.properties.cursor,data:data3};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data1.from !== undefined){
let data4 = data1.from;
if(typeof data4 === "string"){
if(func_7a031813(data4) > 10){
const err10 = {instancePath:instancePath+"/query/from",schemaPath:"#/properties/query/properties/from/maxLength",keyword:"maxLength",params:{limit: 10},message:"must NOT have more than 10 characters",schema:10,parentSchema:schema_parameters_820f9fb4.properties.query.properties.from,data:data4};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!(formats_fd402ad4.validate(data4))){
const err11 = {instancePath:instancePath+"/query/from",schemaPath:"#/properties/query/properties/from/format",keyword:"format",params:{format: "date"},message:"must match format \""+"date"+"\"",schema:"date",parentSchema:schema_parameters_820f9fb4.properties.query.properties.from,data:data4};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/query/from",schemaPath:"#/properties/query/properties/from/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_parameters_820f9fb4.properties.query.properties.from.type,parentSchema:schema_parameters_820f9fb4.properties.query.properties.from,data:data4};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data1.to !== undefined){
let data5 = data1.to;
if(typeof data5 === "string"){
if(func_7a031813(data5) > 10){
const err13 = {instancePath:instancePath+"/query/to",schemaPath:"#/properties/query/properties/to/maxLength",keyword:"maxLength",params:{limit: 10},message:"must NOT have more than 10 characters",schema:10,parentSchema:schema_parameters_820f9fb4.properties.query.properties.to,data:data5};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(!(formats_fd402ad4.validate(data5))){
const err14 = {instancePath:instancePath+"/query/to",schemaPath:"#/properties/query/properties/to/format",keyword:"format",params:{format: "date"},message:"must match format \""+"date"+"\"",schema:"date",parentSchema:schema_parameters_820f9fb4.properties.query.properties.to,data:data5};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/query/to",schemaPath:"#/properties/query/properties/to/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_parameters_820f9fb4.properties.query.properties.to.type,parentSchema:schema_parameters_820f9fb4.properties.query.properties.to,data:data5};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data1.key_id !== undefined){
let data6 = data1.key_id;
if(typeof data6 === "string"){
if(func_7a031813(data6) > 36){
const err16 = {instancePath:instancePath+"/query/key_id",schemaPath:"#/properties/query/properties/key_id/maxLength",keyword:"maxLength",params:{limit: 36},message:"must NOT have more than 36 characters",schema:36,parentSchema:schema_parameters_820f9fb4.properties.query.properties.key_id,data:data6};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(!(formats_f16e24a5.test(data6))){
const err17 = {instancePath:instancePath+"/query/key_id",schemaPath:"#/properties/query/properties/key_id/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\"",schema:"uuid",parentSchema:schema_parameters_820f9fb4.properties.query.properties.key_id,data:data6};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
else {
const err18 = {instancePath:instancePath+"/query/key_id",schemaPath:"#/properties/query/properties/key_id/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_parameters_820f9fb4.properties.query.properties.key_id.type,parentSchema:schema_parameters_820f9fb4.properties.query.properties.key_id,data:data6};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data1.operation !== undefined){
let data7 = data1.operation;
if(typeof data7 === "string"){
if(func_7a031813(data7) > 100){
const err19 = {instancePath:instancePath+"/query/operation",schemaPath:"#/properties/query/properties/operation/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters",schema:100,parentSchema:schema_parameters_820f9fb4.properties.query.properties.operation,data:data7};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(func_7a031813(data7) < 1){
const err20 = {instancePath:instancePath+"/query/operation",schemaPath:"#/properties/query/properties/operation/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_parameters_820f9fb4.properties.query.properties.operation,data:data7};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(!pattern_cc5cb3b8.test(data7)){
const err21 = {instancePath:instancePath+"/query/operation",schemaPath:"#/properties/query/properties/operation/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z][A-Za-z -]*$"},message:"must match pattern \""+"^[A-Za-z][A-Za-z -]*$"+"\"",schema:"^[A-Za-z][A-Za-z -]*$",parentSchema:schema_parameters_820f9fb4.properties.query.properties.operation,data:data7};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
else {
const err22 = {instancePath:instancePath+"/query/operation",schemaPath:"#/properties/query/properties/operation/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_parameters_820f9fb4.properties.query.properties.operation.type,parentSchema:schema_parameters_820f9fb4.properties.query.properties.operation,data:data7};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
}
else {
const err23 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_parameters_820f9fb4.properties.query.type,parentSchema:schema_parameters_820f9fb4.properties.query,data:data1};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.header !== undefined){
let data8 = data.header;
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
for(const key2 in data8){
const err24 = {instancePath:instancePath+"/header",schemaPath:"#/properties/header/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties",schema:false,parentSchema:schema_parameters_820f9fb4.properties.header,data:data8};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
else {
const err25 = {instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_parameters_820f9fb4.properties.header.type,parentSchema:schema_parameters_820f9fb4.properties.header,data:data8};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
}
else {
const err26 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_parameters_820f9fb4.type,parentSchema:schema_parameters_820f9fb4,data};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
validate_parameters_820f9fb4.errors = vErrors;
return errors === 0;
}
validate_parameters_820f9fb4.evaluated = {"props":{"path":true,"query":true,"header":true},"dynamicProps":false,"dynamicItems":false};

function validate_parameters_89b88087(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_parameters_89b88087.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path !== undefined){
let data0 = data.path;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.id === undefined){
const err0 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'",schema:schema_parameters_89b88087.properties.path.required,parentSchema:schema_parameters_89b88087.properties.path,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data0){
if(!(key0 === "id")){
const err1 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_parameters_89b88087.properties.path,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data0.id !== undefined){
let data1 = data0.id;
if(typeof data1 === "string"){
if(func_7a031813(data1) > 36){
const err2 = {instancePath:instancePath+"/path/id",schemaPath:"#/properties/path/properties/id/maxLength",keyword:"maxLength",params:{limit: 36},message:"must NOT have more than 36 characters",schema:36,parentSchema:schema_parameters_89b88087.properties.path.properties.id,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!(formats_f16e24a5.test(data1))){
const err3 = {instancePath:instancePath+"/path/id",schemaPath:"#/properties/path/properties/id/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\"",schema:"uuid",parentSchema:schema_parameters_89b88087.properties.path.properties.id,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/path/id",schemaPath:"#/properties/path/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_parameters_89b88087.properties.path.properties.id.type,parentSchema:schema_parameters_89b88087.properties.path.properties.id,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_parameters_89b88087.properties.path.type,parentSchema:schema_parameters_89b88087.properties.path,data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.query !== undefined){
let data2 = data.query;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.limit === undefined){
data2.limit = 10;
}
for(const key1 in data2){
if(!((key1 === "limit") || (key1 === "cursor"))){
const err6 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema_parameters_89b88087.properties.query,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
let data3 = data2.limit;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err7 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema_parameters_89b88087.properties.query.properties.limit.type,parentSchema:schema_parameters_89b88087.properties.query.properties.limit,data:data3};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 20 || isNaN(data3)){
const err8 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 20},message:"must be <= 20",schema:20,parentSchema:schema_parameters_89b88087.properties.query.properties.limit,data:data3};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data3 < 1 || isNaN(data3)){
const err9 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema_parameters_89b88087.properties.query.properties.limit,data:data3};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!(formats_53abe991.validate(data3))){
const err10 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\"",schema:"int32",parentSchema:schema_parameters_89b88087.properties.query.properties.limit,data:data3};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data2.cursor !== undefined){
let data4 = data2.cursor;
if(typeof data4 === "string"){
if(func_7a031813(data4) > 256){
const err11 = {instancePath:instancePath+"/query/cursor",schemaPath:"#/properties/query/properties/cursor/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters",schema:256,parentSchema:schema_parameters_89b88087.properties.query.properties.cursor,data:data4};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(func_7a031813(data4) < 1){
const err12 = {instancePath:instancePath+"/query/cursor",schemaPath:"#/properties/query/properties/cursor/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_parameters_89b88087.properties.query.properties.cursor,data:data4};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/query/cursor",schemaPath:"#/properties/query/properties/cursor/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_parameters_89b88087.properties.query.properties.cursor.type,parentSchema:schema_parameters_89b88087.properties.query.properties.cursor,data:data4};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
else {
const err14 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_parameters_89b88087.properties.query.type,parentSchema:schema_parameters_89b88087.properties.query,data:data2};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.header !== undefined){
let data5 = data.header;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
for(const key2 in data5){
const err15 = {instancePath:instancePath+"/header",schemaPath:"#/properties/header/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties",schema:false,parentSchema:schema_parameters_89b88087.properties.header,data:data5};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_parameters_89b88087.properties.header.type,parentSchema:schema_parameters_89b88087.properties.header,data:data5};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
else {
const err17 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_parameters_89b88087.type,parentSchema:schema_parameters_89b88087,data};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
validate_parameters_89b88087.errors = vErrors;
return errors === 0;
}
validate_parameters_89b88087.evaluated = {"props":{"path":true,"query":true,"header":true},"dynamicProps":false,"dynamicItems":false};

function validate_parameters_8c1b2f70(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_parameters_8c1b2f70.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path !== undefined){
let data0 = data.path;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.id === undefined){
const err0 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'",schema:schema_parameters_8c1b2f70.properties.path.required,parentSchema:schema_parameters_8c1b2f70.properties.path,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data0){
if(!(key0 === "id")){
const err1 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_parameters_8c1b2f70.properties.path,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data0.id !== undefined){
let data1 = data0.id;
if(typeof data1 === "string"){
if(func_7a031813(data1) > 36){
const err2 = {instancePath:instancePath+"/path/id",schemaPath:"#/properties/path/properties/id/maxLength",keyword:"maxLength",params:{limit: 36},message:"must NOT have more than 36 characters",schema:36,parentSchema:schema_parameters_8c1b2f70.properties.path.properties.id,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!(formats_f16e24a5.test(data1))){
const err3 = {instancePath:instancePath+"/path/id",schemaPath:"#/properties/path/properties/id/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\"",schema:"uuid",parentSchema:schema_parameters_8c1b2f70.properties.path.properties.id,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/path/id",schemaPath:"#/properties/path/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_parameters_8c1b2f70.properties.path.properties.id.type,parentSchema:schema_parameters_8c1b2f70.properties.path.properties.id,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_parameters_8c1b2f70.properties.path.type,parentSchema:schema_parameters_8c1b2f70.properties.path,data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.query !== undefined){
let data2 = data.query;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
for(const key1 in data2){
if(!(key1 === "cache")){
const err6 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema_parameters_8c1b2f70.properties.query,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data2.cache !== undefined){
let data3 = data2.cache;
if(typeof data3 !== "string"){
const err7 = {instancePath:instancePath+"/query/cache",schemaPath:"#/properties/query/properties/cache/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_parameters_8c1b2f70.properties.query.properties.cache.type,parentSchema:schema_parameters_8c1b2f70.properties.query.properties.cache,data:data3};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!((data3 === "prefer") || (data3 === "bypass"))){
const err8 = {instancePath:instancePath+"/query/cache",schemaPath:"#/properties/query/properties/cache/enum",keyword:"enum",params:{allowedValues: schema_parameters_8c1b2f70.properties.query.properties.cache.enum},message:"must be equal to one of the allowed values",schema:schema_parameters_8c1b2f70.properties.query.properties.cache.enum,parentSchema:schema_parameters_8c1b2f70.properties.query.properties.cache,data:data3};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
else {
const err9 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_parameters_8c1b2f70.properties.query.type,parentSchema:schema_parameters_8c1b2f70.properties.query,data:data2};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.header !== undefined){
let data4 = data.header;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
for(const key2 in data4){
if(!((key2 === "Idempotency-Key") || (key2 === "Prefer"))){
const err10 = {instancePath:instancePath+"/header",schemaPath:"#/properties/header/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties",schema:false,parentSchema:schema_parameters_8c1b2f70.properties.header,data:data4};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data4["Idempotency-Key"] !== undefined){
let data5 = data4["Idempotency-Key"];
if(typeof data5 === "string"){
if(func_7a031813(data5) > 255){
const err11 = {instancePath:instancePath+"/header/Idempotency-Key",schemaPath:"#/properties/header/properties/Idempotency-Key/maxLength",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters",schema:255,parentSchema:schema_parameters_8c1b2f70.properties.header.properties["Idempotency-Key"],data:data5};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(func_7a031813(data5) < 1){
const err12 = {instancePath:instancePath+"/header/Idempotency-Key",schemaPath:"#/properties/header/properties/Idempotency-Key/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_parameters_8c1b2f70.properties.header.properties["Idempotency-Key"],data:data5};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(!pattern_98f9a90f.test(data5)){
const err13 = {instancePath:instancePath+"/header/Idempotency-Key",schemaPath:"#/properties/header/properties/Idempotency-Key/pattern",keyword:"pattern",params:{pattern: "^(\"[!#-~]{1,253}\"|[!#-~]{1,255})$"},message:"must match pattern \""+"^(\"[!#-~]{1,253}\"|[!#-~]{1,255})$"+"\"",schema:"^(\"[!#-~]{1,253}\"|[!#-~]{1,255})$",parentSchema:schema_parameters_8c1b2f70.properties.header.properties["Idempotency-Key"],data:data5};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/header/Idempotency-Key",schemaPath:"#/properties/header/properties/Idempotency-Key/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_parameters_8c1b2f70.properties.header.properties["Idempotency-Key"].type,parentSchema:schema_parameters_8c1b2f70.properties.header.properties["Idempotency-Key"],data:data5};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data4.Prefer !== undefined){
let data6 = data4.Prefer;
if(typeof data6 === "string"){
if(func_7a031813(data6) > 255){
const err15 = {instancePath:instancePath+"/header/Prefer",schemaPath:"#/properties/header/properties/Prefer/maxLength",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters",schema:255,parentSchema:schema_parameters_8c1b2f70.properties.header.properties.Prefer,data:data6};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/header/Prefer",schemaPath:"#/properties/header/properties/Prefer/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_parameters_8c1b2f70.properties.header.properties.Prefer.type,parentSchema:schema_parameters_8c1b2f70.properties.header.properties.Prefer,data:data6};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
else {
const err17 = {instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_parameters_8c1b2f70.properties.header.type,parentSchema:schema_parameters_8c1b2f70.properties.header,data:data4};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
}
else {
const err18 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_parameters_8c1b2f70.type,parentSchema:schema_parameters_8c1b2f70,data};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
validate_parameters_8c1b2f70.errors = vErrors;
return errors === 0;
}
validate_parameters_8c1b2f70.evaluated = {"props":{"path":true,"query":true,"header":true},"dynamicProps":false,"dynamicItems":false};

function validate_parameters_8e2faa7c(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_parameters_8e2faa7c.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path !== undefined){
let data0 = data.path;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.name === undefined){
const err0 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'",schema:schema_parameters_8e2faa7c.properties.path.required,parentSchema:schema_parameters_8e2faa7c.properties.path,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data0){
if(!(key0 === "name")){
const err1 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_parameters_8e2faa7c.properties.path,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data0.name !== undefined){
let data1 = data0.name;
if(typeof data1 === "string"){
if(func_7a031813(data1) > 200){
const err2 = {instancePath:instancePath+"/path/name",schemaPath:"#/properties/path/properties/name/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters",schema:200,parentSchema:schema_parameters_8e2faa7c.properties.path.properties.name,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func_7a031813(data1) < 1){
const err3 = {instancePath:instancePath+"/path/name",schemaPath:"#/properties/path/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_parameters_8e2faa7c.properties.path.properties.name,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/path/name",schemaPath:"#/properties/path/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_parameters_8e2faa7c.properties.path.properties.name.type,parentSchema:schema_parameters_8e2faa7c.properties.path.properties.name,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_parameters_8e2faa7c.properties.path.type,parentSchema:schema_parameters_8e2faa7c.properties.path,data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.query !== undefined){
let data2 = data.query;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
for(const key1 in data2){
const err6 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema_parameters_8e2faa7c.properties.query,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_parameters_8e2faa7c.properties.query.type,parentSchema:schema_parameters_8e2faa7c.properties.query,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.header !== undefined){
let data3 = data.header;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
for(const key2 in data3){
if(!((key2 === "If-None-Match") || (key2 === "If-Modified-Since"))){
const err8 = {instancePath:instancePath+"/header",schemaPath:"#/properties/header/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties",schema:false,parentSchema:schema_parameters_8e2faa7c.properties.header,data:data3};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data3["If-None-Match"] !== undefined){
let data4 = data3["If-None-Match"];
if(typeof data4 === "string"){
if(func_7a031813(data4) > 4096){
const err9 = {instancePath:instancePath+"/header/If-None-Match",schemaPath:"#/properties/header/properties/If-None-Match/maxLength",keyword:"maxLength",params:{limit: 4096},message:"must NOT have more than 4096 characters",schema:4096,parentSchema:schema_parameters_8e2faa7c.properties.header.properties["If-None-Match"],data:data4};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/header/If-None-Match",schemaPath:"#/properties/header/properties/If-None-Match/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_parameters_8e2faa7c.properties.header.properties["If-None-Match"].type,parentSchema:schema_parameters_8e2faa7c.properties.header.properties["If-None-Match"],data:data4};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data3["If-Modified-Since"] !== undefined){
let data5 = data3["If-Modified-Since"];
if(typeof data5 === "string"){
if(func_7a031813(data5) > 100){
const err11 = {instancePath:instancePath+"/header/If-Modified-Since",schemaPath:"#/properties/header/properties/If-Modified-Since/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters",schema:100,parentSchema:schema_parameters_8e2faa7c.properties.header.properties["If-Modified-Since"],data:data5};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/header/If-Modified-Since",schemaPath:"#/properties/header/properties/If-Modified-Since/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_parameters_8e2faa7c.properties.header.properties["If-Modified-Since"].type,parentSchema:schema_parameters_8e2faa7c.properties.header.properties["If-Modified-Since"],data:data5};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
else {
const err13 = {instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_parameters_8e2faa7c.properties.header.type,parentSchema:schema_parameters_8e2faa7c.properties.header,data:data3};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
else {
const err14 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_parameters_8e2faa7c.type,parentSchema:schema_parameters_8e2faa7c,data};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
validate_parameters_8e2faa7c.errors = vErrors;
return errors === 0;
}
validate_parameters_8e2faa7c.evaluated = {"props":{"path":true,"query":true,"header":true},"dynamicProps":false,"dynamicItems":false};

function validate_parameters_8ed58849(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_parameters_8ed58849.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path !== undefined){
let data0 = data.path;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.id === undefined){
const err0 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'",schema:schema_parameters_8ed58849.properties.path.required,parentSchema:schema_parameters_8ed58849.properties.path,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data0){
if(!(key0 === "id")){
const err1 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_parameters_8ed58849.properties.path,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data0.id !== undefined){
let data1 = data0.id;
if(typeof data1 === "string"){
if(func_7a031813(data1) > 36){
const err2 = {instancePath:instancePath+"/path/id",schemaPath:"#/properties/path/properties/id/maxLength",keyword:"maxLength",params:{limit: 36},message:"must NOT have more than 36 characters",schema:36,parentSchema:schema_parameters_8ed58849.properties.path.properties.id,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!(formats_f16e24a5.test(data1))){
const err3 = {instancePath:instancePath+"/path/id",schemaPath:"#/properties/path/properties/id/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\"",schema:"uuid",parentSchema:schema_parameters_8ed58849.properties.path.properties.id,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/path/id",schemaPath:"#/properties/path/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_parameters_8ed58849.properties.path.properties.id.type,parentSchema:schema_parameters_8ed58849.properties.path.properties.id,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_parameters_8ed58849.properties.path.type,parentSchema:schema_parameters_8ed58849.properties.path,data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.query !== undefined){
let data2 = data.query;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
for(const key1 in data2){
if(!((((key1 === "lastEventId") || (key1 === "cursor")) || (key1 === "start_index")) || (key1 === "from"))){
const err6 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema_parameters_8ed58849.properties.query,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data2.lastEventId !== undefined){
let data3 = data2.lastEventId;
if(typeof data3 === "string"){
if(func_7a031813(data3) > 64){
const err7 = {instancePath:instancePath+"/query/lastEventId",schemaPath:"#/properties/query/properties/lastEventId/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters",schema:64,parentSchema:schema_parameters_8ed58849.properties.query.properties.lastEventId,data:data3};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/query/lastEventId",schemaPath:"#/properties/query/properties/lastEventId/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_parameters_8ed58849.properties.query.properties.lastEventId.type,parentSchema:schema_parameters_8ed58849.properties.query.properties.lastEventId,data:data3};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data2.cursor !== undefined){
let data4 = data2.cursor;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err9 = {instancePath:instancePath+"/query/cursor",schemaPath:"#/properties/query/properties/cursor/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema_parameters_8ed58849.properties.query.properties.cursor.type,parentSchema:schema_parameters_8ed58849.properties.query.properties.cursor,data:data4};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 999999999999999 || isNaN(data4)){
const err10 = {instancePath:instancePath+"/query/cursor",schemaPath:"#/properties/query/properties/cursor/maximum",keyword:"maximum",params:{comparison: "<=", limit: 999999999999999},message:"must be <= 999999999999999",schema:999999999999999,parentSchema:schema_parameters_8ed58849.properties.query.properties.cursor,data:data4};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data4 < 0 || isNaN(data4)){
const err11 = {instancePath:instancePath+"/query/cursor",schemaPath:"#/properties/query/properties/cursor/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema_parameters_8ed58849.properties.query.properties.cursor,data:data4};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(!(formats_e16c4d17.validate(data4))){
const err12 = {instancePath:instancePath+"/query/cursor",schemaPath:"#/properties/query/properties/cursor/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\"",schema:"int64",parentSchema:schema_parameters_8ed58849.properties.query.properties.cursor,data:data4};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
if(data2.start_index !== undefined){
let data5 = data2.start_index;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err13 = {instancePath:instancePath+"/query/start_index",schemaPath:"#/properties/query/properties/start_index/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema_parameters_8ed58849.properties.query.properties.start_index.type,parentSchema:schema_parameters_8ed58849.properties.query.properties.start_index,data:data5};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 999999999999999 || isNaN(data5)){
const err14 = {instancePath:instancePath+"/query/start_index",schemaPath:"#/properties/query/properties/start_index/maximum",keyword:"maximum",params:{comparison: "<=", limit: 999999999999999},message:"must be <= 999999999999999",schema:999999999999999,parentSchema:schema_parameters_8ed58849.properties.query.properties.start_index,data:data5};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data5 < 0 || isNaN(data5)){
const err15 = {instancePath:instancePath+"/query/start_index",schemaPath:"#/properties/query/properties/start_index/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema_parameters_8ed58849.properties.query.properties.start_index,data:data5};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(!(formats_e16c4d17.validate(data5))){
const err16 = {instancePath:instancePath+"/query/start_index",schemaPath:"#/properties/query/properties/start_index/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\"",schema:"int64",parentSchema:schema_parameters_8ed58849.properties.query.properties.start_index,data:data5};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
if(data2.from !== undefined){
let data6 = data2.from;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err17 = {instancePath:instancePath+"/query/from",schemaPath:"#/properties/query/properties/from/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema_parameters_8ed58849.properties.query.properties.from.type,parentSchema:schema_parameters_8ed58849.properties.query.properties.from,data:data6};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 999999999999999 || isNaN(data6)){
const err18 = {instancePath:instancePath+"/query/from",schemaPath:"#/properties/query/properties/from/maximum",keyword:"maximum",params:{comparison: "<=", limit: 999999999999999},message:"must be <= 999999999999999",schema:999999999999999,parentSchema:schema_parameters_8ed58849.properties.query.properties.from,data:data6};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(data6 < 0 || isNaN(data6)){
const err19 = {instancePath:instancePath+"/query/from",schemaPath:"#/properties/query/properties/from/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema_parameters_8ed58849.properties.query.properties.from,data:data6};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(!(formats_e16c4d17.validate(data6))){
const err20 = {instancePath:instancePath+"/query/from",schemaPath:"#/properties/query/properties/from/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\"",schema:"int64",parentSchema:schema_parameters_8ed58849.properties.query.properties.from,data:data6};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
}
}
else {
const err21 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_parameters_8ed58849.properties.query.type,parentSchema:schema_parameters_8ed58849.properties.query,data:data2};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.header !== undefined){
let data7 = data.header;
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
for(const key2 in data7){
if(!(key2 === "Last-Event-ID")){
const err22 = {instancePath:instancePath+"/header",schemaPath:"#/properties/header/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties",schema:false,parentSchema:schema_parameters_8ed58849.properties.header,data:data7};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data7["Last-Event-ID"] !== undefined){
let data8 = data7["Last-Event-ID"];
if(typeof data8 === "string"){
if(func_7a031813(data8) > 64){
const err23 = {instancePath:instancePath+"/header/Last-Event-ID",schemaPath:"#/properties/header/properties/Last-Event-ID/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters",schema:64,parentSchema:schema_parameters_8ed58849.properties.header.properties["Last-Event-ID"],data:data8};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
else {
const err24 = {instancePath:instancePath+"/header/Last-Event-ID",schemaPath:"#/properties/header/properties/Last-Event-ID/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_parameters_8ed58849.properties.header.properties["Last-Event-ID"].type,parentSchema:schema_parameters_8ed58849.properties.header.properties["Last-Event-ID"],data:data8};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
}
else {
const err25 = {instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_parameters_8ed58849.properties.header.type,parentSchema:schema_parameters_8ed58849.properties.header,data:data7};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
}
else {
const err26 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_parameters_8ed58849.type,parentSchema:schema_parameters_8ed58849,data};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
validate_parameters_8ed58849.errors = vErrors;
return errors === 0;
}
validate_parameters_8ed58849.evaluated = {"props":{"path":true,"query":true,"header":true},"dynamicProps":false,"dynamicItems":false};

function validate_parameters_946c2653(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_parameters_946c2653.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path !== undefined){
let data0 = data.path;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.id === undefined){
const err0 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'",schema:schema_parameters_946c2653.properties.path.required,parentSchema:schema_parameters_946c2653.properties.path,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data0){
if(!(key0 === "id")){
const err1 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_parameters_946c2653.properties.path,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data0.id !== undefined){
let data1 = data0.id;
if(typeof data1 === "string"){
if(func_7a031813(data1) > 36){
const err2 = {instancePath:instancePath+"/path/id",schemaPath:"#/properties/path/properties/id/maxLength",keyword:"maxLength",params:{limit: 36},message:"must NOT have more than 36 characters",schema:36,parentSchema:schema_parameters_946c2653.properties.path.properties.id,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!(formats_f16e24a5.test(data1))){
const err3 = {instancePath:instancePath+"/path/id",schemaPath:"#/properties/path/properties/id/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\"",schema:"uuid",parentSchema:schema_parameters_946c2653.properties.path.properties.id,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/path/id",schemaPath:"#/properties/path/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_parameters_946c2653.properties.path.properties.id.type,parentSchema:schema_parameters_946c2653.properties.path.properties.id,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_parameters_946c2653.properties.path.type,parentSchema:schema_parameters_946c2653.properties.path,data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.query !== undefined){
let data2 = data.query;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
for(const key1 in data2){
const err6 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema_parameters_946c2653.properties.query,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_parameters_946c2653.properties.query.type,parentSchema:schema_parameters_946c2653.properties.query,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.header !== undefined){
let data3 = data.header;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
for(const key2 in data3){
if(!(key2 === "Idempotency-Key")){
const err8 = {instancePath:instancePath+"/header",schemaPath:"#/properties/header/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties",schema:false,parentSchema:schema_parameters_946c2653.properties.header,data:data3};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data3["Idempotency-Key"] !== undefined){
let data4 = data3["Idempotency-Key"];
if(typeof data4 === "string"){
if(func_7a031813(data4) > 255){
const err9 = {instancePath:instancePath+"/header/Idempotency-Key",schemaPath:"#/properties/header/properties/Idempotency-Key/maxLength",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters",schema:255,parentSchema:schema_parameters_946c2653.properties.header.properties["Idempotency-Key"],data:data4};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(func_7a031813(data4) < 1){
const err10 = {instancePath:instancePath+"/header/Idempotency-Key",schemaPath:"#/properties/header/properties/Idempotency-Key/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_parameters_946c2653.properties.header.properties["Idempotency-Key"],data:data4};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!pattern_98f9a90f.test(data4)){
const err11 = {instancePath:instancePath+"/header/Idempotency-Key",schemaPath:"#/properties/header/properties/Idempotency-Key/pattern",keyword:"pattern",params:{pattern: "^(\"[!#-~]{1,253}\"|[!#-~]{1,255})$"},message:"must match pattern \""+"^(\"[!#-~]{1,253}\"|[!#-~]{1,255})$"+"\"",schema:"^(\"[!#-~]{1,253}\"|[!#-~]{1,255})$",parentSchema:schema_parameters_946c2653.properties.header.properties["Idempotency-Key"],data:data4};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/header/Idempotency-Key",schemaPath:"#/properties/header/properties/Idempotency-Key/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_parameters_946c2653.properties.header.properties["Idempotency-Key"].type,parentSchema:schema_parameters_946c2653.properties.header.properties["Idempotency-Key"],data:data4};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
else {
const err13 = {instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_parameters_946c2653.properties.header.type,parentSchema:schema_parameters_946c2653.properties.header,data:data3};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
else {
const err14 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_parameters_946c2653.type,parentSchema:schema_parameters_946c2653,data};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
validate_parameters_946c2653.errors = vErrors;
return errors === 0;
}
validate_parameters_946c2653.evaluated = {"props":{"path":true,"query":true,"header":true},"dynamicProps":false,"dynamicItems":false};

function validate_parameters_95a6fc7f(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_parameters_95a6fc7f.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path !== undefined){
let data0 = data.path;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.id === undefined){
const err0 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'",schema:schema_parameters_95a6fc7f.properties.path.required,parentSchema:schema_parameters_95a6fc7f.properties.path,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data0){
if(!(key0 === "id")){
const err1 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_parameters_95a6fc7f.properties.path,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data0.id !== undefined){
let data1 = data0.id;
if(typeof data1 === "string"){
if(func_7a031813(data1) > 36){
const err2 = {instancePath:instancePath+"/path/id",schemaPath:"#/properties/path/properties/id/maxLength",keyword:"maxLength",params:{limit: 36},message:"must NOT have more than 36 characters",schema:36,parentSchema:schema_parameters_95a6fc7f.properties.path.properties.id,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!(formats_f16e24a5.test(data1))){
const err3 = {instancePath:instancePath+"/path/id",schemaPath:"#/properties/path/properties/id/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\"",schema:"uuid",parentSchema:schema_parameters_95a6fc7f.properties.path.properties.id,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/path/id",schemaPath:"#/properties/path/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_parameters_95a6fc7f.properties.path.properties.id.type,parentSchema:schema_parameters_95a6fc7f.properties.path.properties.id,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_parameters_95a6fc7f.properties.path.type,parentSchema:schema_parameters_95a6fc7f.properties.path,data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.query !== undefined){
let data2 = data.query;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.format === undefined){
data2.format = "html";
}
if(data2.separator === undefined){
data2.separator = "comma";
}
for(const key1 in data2){
if(!(((((key1 === "retries") || (key1 === "format")) || (key1 === "bom")) || (key1 === "text")) || (key1 === "separator"))){
const err6 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema_parameters_95a6fc7f.properties.query,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data2.retries !== undefined){
let data3 = data2.retries;
if(typeof data3 !== "string"){
const err7 = {instancePath:instancePath+"/query/retries",schemaPath:"#/properties/query/properties/retries/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_parameters_95a6fc7f.properties.query.properties.retries.type,parentSchema:schema_parameters_95a6fc7f.properties.query.properties.retries,data:data3};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!((data3 === "own") || (data3 === "merged"))){
const err8 = {instancePath:instancePath+"/query/retries",schemaPath:"#/properties/query/properties/retries/enum",keyword:"enum",params:{allowedValues: schema_parameters_95a6fc7f.properties.query.properties.retries.enum},message:"must be equal to one of the allowed values",schema:schema_parameters_95a6fc7f.properties.query.properties.retries.enum,parentSchema:schema_parameters_95a6fc7f.properties.query.properties.retries,data:data3};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
let data4 = data2.format;
if(typeof data4 !== "string"){
const err9 = {instancePath:instancePath+"/query/format",schemaPath:"#/properties/query/properties/format/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_parameters_95a6fc7f.properties.query.properties.format.type,parentSchema:schema_parameters_95a6fc7f.properties.query.properties.format,data:data4};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!(((((data4 === "html") || (data4 === "md")) || (data4 === "csv")) || (data4 === "xlsx")) || (data4 === "jsonl"))){
const err10 = {instancePath:instancePath+"/query/format",schemaPath:"#/properties/query/properties/format/enum",keyword:"enum",params:{allowedValues: schema_parameters_95a6fc7f.properties.query.properties.format.enum},message:"must be equal to one of the allowed values",schema:schema_parameters_95a6fc7f.properties.query.properties.format.enum,parentSchema:schema_parameters_95a6fc7f.properties.query.properties.format,data:data4};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data2.bom !== undefined){
let data5 = data2.bom;
if(typeof data5 !== "string"){
const err11 = {instancePath:instancePath+"/query/bom",schemaPath:"#/properties/query/properties/bom/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_parameters_95a6fc7f.properties.query.properties.bom.type,parentSchema:schema_parameters_95a6fc7f.properties.query.properties.bom,data:data5};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(!((data5 === "0") || (data5 === "1"))){
const err12 = {instancePath:instancePath+"/query/bom",schemaPath:"#/properties/query/properties/bom/enum",keyword:"enum",params:{allowedValues: schema_parameters_95a6fc7f.properties.query.properties.bom.enum},message:"must be equal to one of the allowed values",schema:schema_parameters_95a6fc7f.properties.query.properties.bom.enum,parentSchema:schema_parameters_95a6fc7f.properties.query.properties.bom,data:data5};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data2.text !== undefined){
let data6 = data2.text;
if(typeof data6 !== "string"){
const err13 = {instancePath:instancePath+"/query/text",schemaPath:"#/properties/query/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_parameters_95a6fc7f.properties.query.properties.text.type,parentSchema:schema_parameters_95a6fc7f.properties.query.properties.text,data:data6};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(!((data6 === "0") || (data6 === "1"))){
const err14 = {instancePath:instancePath+"/query/text",schemaPath:"#/properties/query/properties/text/enum",keyword:"enum",params:{allowedValues: schema_parameters_95a6fc7f.properties.query.properties.text.enum},message:"must be equal to one of the allowed values",schema:schema_parameters_95a6fc7f.properties.query.properties.text.enum,parentSchema:schema_parameters_95a6fc7f.properties.query.properties.text,data:data6};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
let data7 = data2.separator;
if(typeof data7 !== "string"){
const err15 = {instancePath:instancePath+"/query/separator",schemaPath:"#/properties/query/properties/separator/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_parameters_95a6fc7f.properties.query.properties.separator.type,parentSchema:schema_parameters_95a6fc7f.properties.query.properties.separator,data:data7};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(!((data7 === "comma") || (data7 === "semicolon"))){
const err16 = {instancePath:instancePath+"/query/separator",schemaPath:"#/properties/query/properties/separator/enum",keyword:"enum",params:{allowedValues: schema_parameters_95a6fc7f.properties.query.properties.separator.enum},message:"must be equal to one of the allowed values",schema:schema_parameters_95a6fc7f.properties.query.properties.separator.enum,parentSchema:schema_parameters_95a6fc7f.properties.query.properties.separator,data:data7};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_parameters_95a6fc7f.properties.query.type,parentSchema:schema_parameters_95a6fc7f.properties.query,data:data2};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.header !== undefined){
let data8 = data.header;
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
for(const key2 in data8){
const err18 = {instancePath:instancePath+"/header",schemaPath:"#/properties/header/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties",schema:false,parentSchema:schema_parameters_95a6fc7f.properties.header,data:data8};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
else {
const err19 = {instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_parameters_95a6fc7f.properties.header.type,parentSchema:schema_parameters_95a6fc7f.properties.header,data:data8};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
}
else {
const err20 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_parameters_95a6fc7f.type,parentSchema:schema_parameters_95a6fc7f,data};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
validate_parameters_95a6fc7f.errors = vErrors;
return errors === 0;
}
validate_parameters_95a6fc7f.evaluated = {"props":{"path":true,"query":true,"header":true},"dynamicProps":false,"dynamicItems":false};

function validate_parameters_9795568e(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_parameters_9795568e.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path !== undefined){
let data0 = data.path;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
for(const key0 in data0){
const err0 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_parameters_9795568e.properties.path,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_parameters_9795568e.properties.path.type,parentSchema:schema_parameters_9795568e.properties.path,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.query !== undefined){
let data1 = data.query;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.limit === undefined){
data1.limit = 20;
}
for(const key1 in data1){
if(!((key1 === "limit") || (key1 === "cursor"))){
const err2 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema_parameters_9795568e.properties.query,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
let data2 = data1.limit;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err3 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema_parameters_9795568e.properties.query.properties.limit.type,parentSchema:schema_parameters_9795568e.properties.query.properties.limit,data:data2};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 100 || isNaN(data2)){
const err4 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100",schema:100,parentSchema:schema_parameters_9795568e.properties.query.properties.limit,data:data2};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data2 < 1 || isNaN(data2)){
const err5 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema_parameters_9795568e.properties.query.properties.limit,data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!(formats_53abe991.validate(data2))){
const err6 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\"",schema:"int32",parentSchema:schema_parameters_9795568e.properties.query.properties.limit,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data1.cursor !== undefined){
let data3 = data1.cursor;
if(typeof data3 === "string"){
if(func_7a031813(data3) > 256){
const err7 = {instancePath:instancePath+"/query/cursor",schemaPath:"#/properties/query/properties/cursor/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters",schema:256,parentSchema:schema_parameters_9795568e.properties.query.properties.cursor,data:data3};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(func_7a031813(data3) < 1){
const err8 = {instancePath:instancePath+"/query/cursor",schemaPath:"#/properties/query/properties/cursor/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_parameters_9795568e.properties.query.properties.cursor,data:data3};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/query/cursor",schemaPath:"#/properties/query/properties/cursor/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_parameters_9795568e.properties.query.properties.cursor.type,parentSchema:schema_parameters_9795568e.properties.query.properties.cursor,data:data3};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
else {
const err10 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_parameters_9795568e.properties.query.type,parentSchema:schema_parameters_9795568e.properties.query,data:data1};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.header !== undefined){
let data4 = data.header;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
for(const key2 in data4){
const err11 = {instancePath:instancePath+"/header",schemaPath:"#/properties/header/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties",schema:false,parentSchema:schema_parameters_9795568e.properties.header,data:data4};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_parameters_9795568e.properties.header.type,parentSchema:schema_parameters_9795568e.properties.header,data:data4};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
else {
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_parameters_9795568e.type,parentSchema:schema_parameters_9795568e,data};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
validate_parameters_9795568e.errors = vErrors;
return errors === 0;
}
validate_parameters_9795568e.evaluated = {"props":{"path":true,"query":true,"header":true},"dynamicProps":false,"dynamicItems":false};

function validate_parameters_9fe9f5f0(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_parameters_9fe9f5f0.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path !== undefined){
let data0 = data.path;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.id === undefined){
const err0 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'",schema:schema_parameters_9fe9f5f0.properties.path.required,parentSchema:schema_parameters_9fe9f5f0.properties.path,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data0){
if(!(key0 === "id")){
const err1 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_parameters_9fe9f5f0.properties.path,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data0.id !== undefined){
let data1 = data0.id;
if(typeof data1 === "string"){
if(func_7a031813(data1) > 36){
const err2 = {instancePath:instancePath+"/path/id",schemaPath:"#/properties/path/properties/id/maxLength",keyword:"maxLength",params:{limit: 36},message:"must NOT have more than 36 characters",schema:36,parentSchema:schema_parameters_9fe9f5f0.properties.path.properties.id,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!(formats_f16e24a5.test(data1))){
const err3 = {instancePath:instancePath+"/path/id",schemaPath:"#/properties/path/properties/id/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\"",schema:"uuid",parentSchema:schema_parameters_9fe9f5f0.properties.path.properties.id,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/path/id",schemaPath:"#/properties/path/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_parameters_9fe9f5f0.properties.path.properties.id.type,parentSchema:schema_parameters_9fe9f5f0.properties.path.properties.id,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_parameters_9fe9f5f0.properties.path.type,parentSchema:schema_parameters_9fe9f5f0.properties.path,data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.query !== undefined){
let data2 = data.query;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.format === undefined){
data2.format = "html";
}
if(data2.separator === undefined){
data2.separator = "comma";
}
for(const key1 in data2){
if(!((((key1 === "format") || (key1 === "bom")) || (key1 === "text")) || (key1 === "separator"))){
const err6 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema_parameters_9fe9f5f0.properties.query,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
let data3 = data2.format;
if(typeof data3 !== "string"){
const err7 = {instancePath:instancePath+"/query/format",schemaPath:"#/properties/query/properties/format/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_parameters_9fe9f5f0.properties.query.properties.format.type,parentSchema:schema_parameters_9fe9f5f0.properties.query.properties.format,data:data3};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!(((((data3 === "html") || (data3 === "md")) || (data3 === "csv")) || (data3 === "xlsx")) || (data3 === "jsonl"))){
const err8 = {instancePath:instancePath+"/query/format",schemaPath:"#/properties/query/properties/format/enum",keyword:"enum",params:{allowedValues: schema_parameters_9fe9f5f0.properties.query.properties.format.enum},message:"must be equal to one of the allowed values",schema:schema_parameters_9fe9f5f0.properties.query.properties.format.enum,parentSchema:schema_parameters_9fe9f5f0.properties.query.properties.format,data:data3};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data2.bom !== undefined){
let data4 = data2.bom;
if(typeof data4 !== "string"){
const err9 = {instancePath:instancePath+"/query/bom",schemaPath:"#/properties/query/properties/bom/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_parameters_9fe9f5f0.properties.query.properties.bom.type,parentSchema:schema_parameters_9fe9f5f0.properties.query.properties.bom,data:data4};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!((data4 === "0") || (data4 === "1"))){
const err10 = {instancePath:instancePath+"/query/bom",schemaPath:"#/properties/query/properties/bom/enum",keyword:"enum",params:{allowedValues: schema_parameters_9fe9f5f0.properties.query.properties.bom.enum},message:"must be equal to one of the allowed values",schema:schema_parameters_9fe9f5f0.properties.query.properties.bom.enum,parentSchema:schema_parameters_9fe9f5f0.properties.query.properties.bom,data:data4};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data2.text !== undefined){
let data5 = data2.text;
if(typeof data5 !== "string"){
const err11 = {instancePath:instancePath+"/query/text",schemaPath:"#/properties/query/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_parameters_9fe9f5f0.properties.query.properties.text.type,parentSchema:schema_parameters_9fe9f5f0.properties.query.properties.text,data:data5};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(!((data5 === "0") || (data5 === "1"))){
const err12 = {instancePath:instancePath+"/query/text",schemaPath:"#/properties/query/properties/text/enum",keyword:"enum",params:{allowedValues: schema_parameters_9fe9f5f0.properties.query.properties.text.enum},message:"must be equal to one of the allowed values",schema:schema_parameters_9fe9f5f0.properties.query.properties.text.enum,parentSchema:schema_parameters_9fe9f5f0.properties.query.properties.text,data:data5};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
let data6 = data2.separator;
if(typeof data6 !== "string"){
const err13 = {instancePath:instancePath+"/query/separator",schemaPath:"#/properties/query/properties/separator/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_parameters_9fe9f5f0.properties.query.properties.separator.type,parentSchema:schema_parameters_9fe9f5f0.properties.query.properties.separator,data:data6};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(!((data6 === "comma") || (data6 === "semicolon"))){
const err14 = {instancePath:instancePath+"/query/separator",schemaPath:"#/properties/query/properties/separator/enum",keyword:"enum",params:{allowedValues: schema_parameters_9fe9f5f0.properties.query.properties.separator.enum},message:"must be equal to one of the allowed values",schema:schema_parameters_9fe9f5f0.properties.query.properties.separator.enum,parentSchema:schema_parameters_9fe9f5f0.properties.query.properties.separator,data:data6};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_parameters_9fe9f5f0.properties.query.type,parentSchema:schema_parameters_9fe9f5f0.properties.query,data:data2};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.header !== undefined){
let data7 = data.header;
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
for(const key2 in data7){
const err16 = {instancePath:instancePath+"/header",schemaPath:"#/properties/header/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties",schema:false,parentSchema:schema_parameters_9fe9f5f0.properties.header,data:data7};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_parameters_9fe9f5f0.properties.header.type,parentSchema:schema_parameters_9fe9f5f0.properties.header,data:data7};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
}
else {
const err18 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_parameters_9fe9f5f0.type,parentSchema:schema_parameters_9fe9f5f0,data};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
validate_parameters_9fe9f5f0.errors = vErrors;
return errors === 0;
}
validate_parameters_9fe9f5f0.evaluated = {"props":{"path":true,"query":true,"header":true},"dynamicProps":false,"dynamicItems":false};

function validate_parameters_a12577db(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_parameters_a12577db.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path !== undefined){
let data0 = data.path;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.id === undefined){
const err0 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'",schema:schema_parameters_a12577db.properties.path.required,parentSchema:schema_parameters_a12577db.properties.path,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data0){
if(!(key0 === "id")){
const err1 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_parameters_a12577db.properties.path,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data0.id !== undefined){
let data1 = data0.id;
if(typeof data1 === "string"){
if(func_7a031813(data1) > 36){
const err2 = {instancePath:instancePath+"/path/id",schemaPath:"#/properties/path/properties/id/maxLength",keyword:"maxLength",params:{limit: 36},message:"must NOT have more than 36 characters",schema:36,parentSchema:schema_parameters_a12577db.properties.path.properties.id,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!(formats_f16e24a5.test(data1))){
const err3 = {instancePath:instancePath+"/path/id",schemaPath:"#/properties/path/properties/id/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\"",schema:"uuid",parentSchema:schema_parameters_a12577db.properties.path.properties.id,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/path/id",schemaPath:"#/properties/path/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_parameters_a12577db.properties.path.properties.id.type,parentSchema:schema_parameters_a12577db.properties.path.properties.id,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_parameters_a12577db.properties.path.type,parentSchema:schema_parameters_a12577db.properties.path,data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.query !== undefined){
let data2 = data.query;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
for(const key1 in data2){
const err6 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema_parameters_a12577db.properties.query,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_parameters_a12577db.properties.query.type,parentSchema:schema_parameters_a12577db.properties.query,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.header !== undefined){
let data3 = data.header;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
for(const key2 in data3){
const err8 = {instancePath:instancePath+"/header",schemaPath:"#/properties/header/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties",schema:false,parentSchema:schema_parameters_a12577db.properties.header,data:data3};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_parameters_a12577db.properties.header.type,parentSchema:schema_parameters_a12577db.properties.header,data:data3};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
else {
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_parameters_a12577db.type,parentSchema:schema_parameters_a12577db,data};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
validate_parameters_a12577db.errors = vErrors;
return errors === 0;
}
validate_parameters_a12577db.evaluated = {"props":{"path":true,"query":true,"header":true},"dynamicProps":false,"dynamicItems":false};

function validate_parameters_a5198275(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_parameters_a5198275.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path !== undefined){
let data0 = data.path;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
for(const key0 in data0){
const err0 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_parameters_a5198275.properties.path,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_parameters_a5198275.properties.path.type,parentSchema:schema_parameters_a5198275.properties.path,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.query !== undefined){
let data1 = data.query;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
for(const key1 in data1){
if(!(key1 === "type")){
const err2 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema_parameters_a5198275.properties.query,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data1.type !== undefined){
let data2 = data1.type;
if(typeof data2 !== "string"){
const err3 = {instancePath:instancePath+"/query/type",schemaPath:"#/properties/query/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_parameters_a5198275.properties.query.properties.type.type,parentSchema:schema_parameters_a5198275.properties.query.properties.type,data:data2};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!(((((data2 === "Pseudonym") || (data2 === "Email Address")) || (data2 === "Domain Name")) || (data2 === "Cryptocurrency")) || (data2 === "IP Address"))){
const err4 = {instancePath:instancePath+"/query/type",schemaPath:"#/properties/query/properties/type/enum",keyword:"enum",params:{allowedValues: schema_parameters_a5198275.properties.query.properties.type.enum},message:"must be equal to one of the allowed values",schema:schema_parameters_a5198275.properties.query.properties.type.enum,parentSchema:schema_parameters_a5198275.properties.query.properties.type,data:data2};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_parameters_a5198275.properties.query.type,parentSchema:schema_parameters_a5198275.properties.query,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.header !== undefined){
let data3 = data.header;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
for(const key2 in data3){
if(!(key2 === "If-None-Match")){
const err6 = {instancePath:instancePath+"/header",schemaPath:"#/properties/header/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties",schema:false,parentSchema:schema_parameters_a5198275.properties.header,data:data3};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data3["If-None-Match"] !== undefined){
let data4 = data3["If-None-Match"];
if(typeof data4 === "string"){
if(func_7a031813(data4) > 4096){
const err7 = {instancePath:instancePath+"/header/If-None-Match",schemaPath:"#/properties/header/properties/If-None-Match/maxLength",keyword:"maxLength",params:{limit: 4096},message:"must NOT have more than 4096 characters",schema:4096,parentSchema:schema_parameters_a5198275.properties.header.properties["If-None-Match"],data:data4};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/header/If-None-Match",schemaPath:"#/properties/header/properties/If-None-Match/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_parameters_a5198275.properties.header.properties["If-None-Match"].type,parentSchema:schema_parameters_a5198275.properties.header.properties["If-None-Match"],data:data4};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
else {
const err9 = {instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_parameters_a5198275.properties.header.type,parentSchema:schema_parameters_a5198275.properties.header,data:data3};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
else {
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_parameters_a5198275.type,parentSchema:schema_parameters_a5198275,data};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
validate_parameters_a5198275.errors = vErrors;
return errors === 0;
}
validate_parameters_a5198275.evaluated = {"props":{"path":true,"query":true,"header":true},"dynamicProps":false,"dynamicItems":false};

function validate_parameters_ad5f6285(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_parameters_ad5f6285.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path !== undefined){
let data0 = data.path;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.id === undefined){
const err0 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'",schema:schema_parameters_ad5f6285.properties.path.required,parentSchema:schema_parameters_ad5f6285.properties.path,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data0){
if(!(key0 === "id")){
const err1 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_parameters_ad5f6285.properties.path,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data0.id !== undefined){
let data1 = data0.id;
if(typeof data1 === "string"){
if(func_7a031813(data1) > 36){
const err2 = {instancePath:instancePath+"/path/id",schemaPath:"#/properties/path/properties/id/maxLength",keyword:"maxLength",params:{limit: 36},message:"must NOT have more than 36 characters",schema:36,parentSchema:schema_parameters_ad5f6285.properties.path.properties.id,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!(formats_f16e24a5.test(data1))){
const err3 = {instancePath:instancePath+"/path/id",schemaPath:"#/properties/path/properties/id/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\"",schema:"uuid",parentSchema:schema_parameters_ad5f6285.properties.path.properties.id,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/path/id",schemaPath:"#/properties/path/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_parameters_ad5f6285.properties.path.properties.id.type,parentSchema:schema_parameters_ad5f6285.properties.path.properties.id,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_parameters_ad5f6285.properties.path.type,parentSchema:schema_parameters_ad5f6285.properties.path,data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.query !== undefined){
let data2 = data.query;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
for(const key1 in data2){
if(!(((((key1 === "lastEventId") || (key1 === "cursor")) || (key1 === "start_index")) || (key1 === "from")) || (key1 === "attempts"))){
const err6 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema_parameters_ad5f6285.properties.query,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data2.lastEventId !== undefined){
let data3 = data2.lastEventId;
if(typeof data3 === "string"){
if(func_7a031813(data3) > 64){
const err7 = {instancePath:instancePath+"/query/lastEventId",schemaPath:"#/properties/query/properties/lastEventId/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters",schema:64,parentSchema:schema_parameters_ad5f6285.properties.query.properties.lastEventId,data:data3};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/query/lastEventId",schemaPath:"#/properties/query/properties/lastEventId/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_parameters_ad5f6285.properties.query.properties.lastEventId.type,parentSchema:schema_parameters_ad5f6285.properties.query.properties.lastEventId,data:data3};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data2.cursor !== undefined){
let data4 = data2.cursor;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err9 = {instancePath:instancePath+"/query/cursor",schemaPath:"#/properties/query/properties/cursor/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema_parameters_ad5f6285.properties.query.properties.cursor.type,parentSchema:schema_parameters_ad5f6285.properties.query.properties.cursor,data:data4};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 999999999999999 || isNaN(data4)){
const err10 = {instancePath:instancePath+"/query/cursor",schemaPath:"#/properties/query/properties/cursor/maximum",keyword:"maximum",params:{comparison: "<=", limit: 999999999999999},message:"must be <= 999999999999999",schema:999999999999999,parentSchema:schema_parameters_ad5f6285.properties.query.properties.cursor,data:data4};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data4 < 0 || isNaN(data4)){
const err11 = {instancePath:instancePath+"/query/cursor",schemaPath:"#/properties/query/properties/cursor/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema_parameters_ad5f6285.properties.query.properties.cursor,data:data4};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(!(formats_e16c4d17.validate(data4))){
const err12 = {instancePath:instancePath+"/query/cursor",schemaPath:"#/properties/query/properties/cursor/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\"",schema:"int64",parentSchema:schema_parameters_ad5f6285.properties.query.properties.cursor,data:data4};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
if(data2.start_index !== undefined){
let data5 = data2.start_index;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err13 = {instancePath:instancePath+"/query/start_index",schemaPath:"#/properties/query/properties/start_index/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema_parameters_ad5f6285.properties.query.properties.start_index.type,parentSchema:schema_parameters_ad5f6285.properties.query.properties.start_index,data:data5};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 999999999999999 || isNaN(data5)){
const err14 = {instancePath:instancePath+"/query/start_index",schemaPath:"#/properties/query/properties/start_index/maximum",keyword:"maximum",params:{comparison: "<=", limit: 999999999999999},message:"must be <= 999999999999999",schema:999999999999999,parentSchema:schema_parameters_ad5f6285.properties.query.properties.start_index,data:data5};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data5 < 0 || isNaN(data5)){
const err15 = {instancePath:instancePath+"/query/start_index",schemaPath:"#/properties/query/properties/start_index/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema_parameters_ad5f6285.properties.query.properties.start_index,data:data5};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(!(formats_e16c4d17.validate(data5))){
const err16 = {instancePath:instancePath+"/query/start_index",schemaPath:"#/properties/query/properties/start_index/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\"",schema:"int64",parentSchema:schema_parameters_ad5f6285.properties.query.properties.start_index,data:data5};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
if(data2.from !== undefined){
let data6 = data2.from;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err17 = {instancePath:instancePath+"/query/from",schemaPath:"#/properties/query/properties/from/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema_parameters_ad5f6285.properties.query.properties.from.type,parentSchema:schema_parameters_ad5f6285.properties.query.properties.from,data:data6};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 999999999999999 || isNaN(data6)){
const err18 = {instancePath:instancePath+"/query/from",schemaPath:"#/properties/query/properties/from/maximum",keyword:"maximum",params:{comparison: "<=", limit: 999999999999999},message:"must be <= 999999999999999",schema:999999999999999,parentSchema:schema_parameters_ad5f6285.properties.query.properties.from,data:data6};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(data6 < 0 || isNaN(data6)){
const err19 = {instancePath:instancePath+"/query/from",schemaPath:"#/properties/query/properties/from/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema_parameters_ad5f6285.properties.query.properties.from,data:data6};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(!(formats_e16c4d17.validate(data6))){
const err20 = {instancePath:instancePath+"/query/from",schemaPath:"#/properties/query/properties/from/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\"",schema:"int64",parentSchema:schema_parameters_ad5f6285.properties.query.properties.from,data:data6};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
}
if(data2.attempts !== undefined){
let data7 = data2.attempts;
if(typeof data7 !== "string"){
const err21 = {instancePath:instancePath+"/query/attempts",schemaPath:"#/properties/query/properties/attempts/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_parameters_ad5f6285.properties.query.properties.attempts.type,parentSchema:schema_parameters_ad5f6285.properties.query.properties.attempts,data:data7};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(!((data7 === "own") || (data7 === "all"))){
const err22 = {instancePath:instancePath+"/query/attempts",schemaPath:"#/properties/query/properties/attempts/enum",keyword:"enum",params:{allowedValues: schema_parameters_ad5f6285.properties.query.properties.attempts.enum},message:"must be equal to one of the allowed values",schema:schema_parameters_ad5f6285.properties.query.properties.attempts.enum,parentSchema:schema_parameters_ad5f6285.properties.query.properties.attempts,data:data7};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
}
else {
const err23 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_parameters_ad5f6285.properties.query.type,parentSchema:schema_parameters_ad5f6285.properties.query,data:data2};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.header !== undefined){
let data8 = data.header;
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
for(const key2 in data8){
if(!(key2 === "Last-Event-ID")){
const err24 = {instancePath:instancePath+"/header",schemaPath:"#/properties/header/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties",schema:false,parentSchema:schema_parameters_ad5f6285.properties.header,data:data8};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data8["Last-Event-ID"] !== undefined){
let data9 = data8["Last-Event-ID"];
if(typeof data9 === "string"){
if(func_7a031813(data9) > 64){
const err25 = {instancePath:instancePath+"/header/Last-Event-ID",schemaPath:"#/properties/header/properties/Last-Event-ID/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters",schema:64,parentSchema:schema_parameters_ad5f6285.properties.header.properties["Last-Event-ID"],data:data9};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
else {
const err26 = {instancePath:instancePath+"/header/Last-Event-ID",schemaPath:"#/properties/header/properties/Last-Event-ID/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_parameters_ad5f6285.properties.header.properties["Last-Event-ID"].type,parentSchema:schema_parameters_ad5f6285.properties.header.properties["Last-Event-ID"],data:data9};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
}
else {
const err27 = {instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_parameters_ad5f6285.properties.header.type,parentSchema:schema_parameters_ad5f6285.properties.header,data:data8};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
}
else {
const err28 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_parameters_ad5f6285.type,parentSchema:schema_parameters_ad5f6285,data};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
validate_parameters_ad5f6285.errors = vErrors;
return errors === 0;
}
validate_parameters_ad5f6285.evaluated = {"props":{"path":true,"query":true,"header":true},"dynamicProps":false,"dynamicItems":false};

function validate_parameters_ceb3259e(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_parameters_ceb3259e.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path !== undefined){
let data0 = data.path;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
for(const key0 in data0){
const err0 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_parameters_ceb3259e.properties.path,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_parameters_ceb3259e.properties.path.type,parentSchema:schema_parameters_ceb3259e.properties.path,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.query !== undefined){
let data1 = data.query;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.limit === undefined){
data1.limit = 20;
}
if(data1.sort === undefined){
data1.sort = "newest";
}
for(const key1 in data1){
if(!(func_191f75b3.call(schema_parameters_ceb3259e.properties.query.properties, key1))){
const err2 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema_parameters_ceb3259e.properties.query,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
let data2 = data1.limit;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err3 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema_parameters_ceb3259e.properties.query.properties.limit.type,parentSchema:schema_parameters_ceb3259e.properties.query.properties.limit,data:data2};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 100 || isNaN(data2)){
const err4 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100",schema:100,parentSchema:schema_parameters_ceb3259e.properties.query.properties.limit,data:data2};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data2 < 1 || isNaN(data2)){
const err5 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema_parameters_ceb3259e.properties.query.properties.limit,data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!(formats_53abe991.validate(data2))){
const err6 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\"",schema:"int32",parentSchema:schema_parameters_ceb3259e.properties.query.properties.limit,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data1.cursor !== undefined){
let data3 = data1.cursor;
if(typeof data3 === "string"){
if(func_7a031813(data3) > 256){
const err7 = {instancePath:instancePath+"/query/cursor",schemaPath:"#/properties/query/properties/cursor/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters",schema:256,parentSchema:schema_parameters_ceb3259e.properties.query.properties.cursor,data:data3};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(func_7a031813(data3) < 1){
const err8 = {instancePath:instancePath+"/query/cursor",schemaPath:"#/properties/query/properties/cursor/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_parameters_ceb3259e.properties.query.properties.cursor,data:data3};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/query/cursor",schemaPath:"#/properties/query/properties/cursor/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_parameters_ceb3259e.properties.query.properties.cursor.type,parentSchema:schema_parameters_ceb3259e.properties.query.properties.cursor,data:data3};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data1.type !== undefined){
let data4 = data1.type;
if(typeof data4 !== "string"){
const err10 = {instancePath:instancePath+"/query/type",schemaPath:"#/properties/query/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_parameters_ceb3259e.properties.query.properties.type.type,parentSchema:schema_parameters_ceb3259e.properties.query.properties.type,data:data4};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!(((((data4 === "Pseudonym") || (data4 === "Email Address")) || (data4 === "Domain Name")) || (data4 === "Cryptocurrency")) || (data4 === "IP Address"))){
const err11 = {instancePath:instancePath+"/query/type",schemaPath:"#/properties/query/properties/type/enum",keyword:"enum",params:{allowedValues: schema_parameters_ceb3259e.properties.query.properties.type.enum},message:"must be equal to one of the allowed values",schema:schema_parameters_ceb3259e.properties.query.properties.type.enum,parentSchema:schema_parameters_ceb3259e.properties.query.properties.type,data:data4};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data1.status !== undefined){
let data5 = data1.status;
if(typeof data5 !== "string"){
const err12 = {instancePath:instancePath+"/query/status",schemaPath:"#/properties/query/properties/status/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_parameters_ceb3259e.properties.query.properties.status.type,parentSchema:schema_parameters_ceb3259e.properties.query.properties.status,data:data5};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(!(((((data5 === "pending") || (data5 === "processing")) || (data5 === "finished")) || (data5 === "error")) || (data5 === "cancelled"))){
const err13 = {instancePath:instancePath+"/query/status",schemaPath:"#/properties/query/properties/status/enum",keyword:"enum",params:{allowedValues: schema_parameters_ceb3259e.properties.query.properties.status.enum},message:"must be equal to one of the allowed values",schema:schema_parameters_ceb3259e.properties.query.properties.status.enum,parentSchema:schema_parameters_ceb3259e.properties.query.properties.status,data:data5};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data1.reference !== undefined){
let data6 = data1.reference;
if(typeof data6 === "string"){
if(func_7a031813(data6) > 200){
const err14 = {instancePath:instancePath+"/query/reference",schemaPath:"#/properties/query/properties/reference/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters",schema:200,parentSchema:schema_parameters_ceb3259e.properties.query.properties.reference,data:data6};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(func_7a031813(data6) < 1){
const err15 = {instancePath:instancePath+"/query/reference",schemaPath:"#/properties/query/properties/reference/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_parameters_ceb3259e.properties.query.properties.reference,data:data6};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(!pattern_78d1a9bb.test(data6)){
const err16 = {instancePath:instancePath+"/query/reference",schemaPath:"#/properties/query/properties/reference/pattern",keyword:"pattern",params:{pattern: "^[^\\x00-\\x1f\\x7f]+$"},message:"must match pattern \""+"^[^\\x00-\\x1f\\x7f]+$"+"\"",schema:"^[^\\x00-\\x1f\\x7f]+$",parentSchema:schema_parameters_ceb3259e.properties.query.properties.reference,data:data6};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/query/reference",schemaPath:"#/properties/query/properties/reference/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_parameters_ceb3259e.properties.query.properties.reference.type,parentSchema:schema_parameters_ceb3259e.properties.query.properties.reference,data:data6};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data1.label !== undefined){
let data7 = data1.label;
if(Array.isArray(data7)){
if(data7.length > 10){
const err18 = {instancePath:instancePath+"/query/label",schemaPath:"#/properties/query/properties/label/maxItems",keyword:"maxItems",params:{limit: 10},message:"must NOT have more than 10 items",schema:10,parentSchema:schema_parameters_ceb3259e.properties.query.properties.label,data:data7};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(data7.length < 1){
const err19 = {instancePath:instancePath+"/query/label",schemaPath:"#/properties/query/properties/label/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema_parameters_ceb3259e.properties.query.properties.label,data:data7};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
let data8 = data7[i0];
if(typeof data8 === "string"){
if(func_7a031813(data8) > 50){
const err20 = {instancePath:instancePath+"/query/label/" + i0,schemaPath:"#/properties/query/properties/label/items/maxLength",keyword:"maxLength",params:{limit: 50},message:"must NOT have more than 50 characters",schema:50,parentSchema:schema_parameters_ceb3259e.properties.query.properties.label.items,data:data8};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(func_7a031813(data8) < 1){
const err21 = {instancePath:instancePath+"/query/label/" + i0,schemaPath:"#/properties/query/properties/label/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_parameters_ceb3259e.properties.query.properties.label.items,data:data8};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(!pattern_78d1a9bb.test(data8)){
const err22 = {instancePath:instancePath+"/query/label/" + i0,schemaPath:"#/properties/query/properties/label/items/pattern",keyword:"pattern",params:{pattern: "^[^\\x00-\\x1f\\x7f]+$"},message:"must match pattern \""+"^[^\\x00-\\x1f\\x7f]+$"+"\"",schema:"^[^\\x00-\\x1f\\x7f]+$",parentSchema:schema_parameters_ceb3259e.properties.query.properties.label.items,data:data8};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
else {
const err23 = {instancePath:instancePath+"/query/label/" + i0,schemaPath:"#/properties/query/properties/label/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_parameters_ceb3259e.properties.query.properties.label.items.type,parentSchema:schema_parameters_ceb3259e.properties.query.properties.label.items,data:data8};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
}
else {
const err24 = {instancePath:instancePath+"/query/label",schemaPath:"#/properties/query/properties/label/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema_parameters_ceb3259e.properties.query.properties.label.type,parentSchema:schema_parameters_ceb3259e.properties.query.properties.label,data:data7};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data1.watch_id !== undefined){
let data9 = data1.watch_id;
if(typeof data9 === "string"){
if(func_7a031813(data9) > 36){
const err25 = {instancePath:instancePath+"/query/watch_id",schemaPath:"#/properties/query/properties/watch_id/maxLength",keyword:"maxLength",params:{limit: 36},message:"must NOT have more than 36 characters",schema:36,parentSchema:schema_parameters_ceb3259e.properties.query.properties.watch_id,data:data9};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(!(formats_f16e24a5.test(data9))){
const err26 = {instancePath:instancePath+"/query/watch_id",schemaPath:"#/properties/query/properties/watch_id/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\"",schema:"uuid",parentSchema:schema_parameters_ceb3259e.properties.query.properties.watch_id,data:data9};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
else {
const err27 = {instancePath:instancePath+"/query/watch_id",schemaPath:"#/properties/query/properties/watch_id/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_parameters_ceb3259e.properties.query.properties.watch_id.type,parentSchema:schema_parameters_ceb3259e.properties.query.properties.watch_id,data:data9};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data1.outcome !== undefined){
let data10 = data1.outcome;
if(Array.isArray(data10)){
if(data10.length > 4){
const err28 = {instancePath:instancePath+"/query/outcome",schemaPath:"#/properties/query/properties/outcome/maxItems",keyword:"maxItems",params:{limit: 4},message:"must NOT have more than 4 items",schema:4,parentSchema:schema_parameters_ceb3259e.properties.query.properties.outcome,data:data10};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(data10.length < 1){
const err29 = {instancePath:instancePath+"/query/outcome",schemaPath:"#/properties/query/properties/outcome/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema_parameters_ceb3259e.properties.query.properties.outcome,data:data10};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
const len1 = data10.length;
for(let i1=0; i1<len1; i1++){
let data11 = data10[i1];
if(typeof data11 !== "string"){
const err30 = {instancePath:instancePath+"/query/outcome/" + i1,schemaPath:"#/properties/query/properties/outcome/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_parameters_ceb3259e.properties.query.properties.outcome.items.type,parentSchema:schema_parameters_ceb3259e.properties.query.properties.outcome.items,data:data11};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(!((((data11 === "complete") || (data11 === "incomplete")) || (data11 === "findings")) || (data11 === "no_findings"))){
const err31 = {instancePath:instancePath+"/query/outcome/" + i1,schemaPath:"#/properties/query/properties/outcome/items/enum",keyword:"enum",params:{allowedValues: schema_parameters_ceb3259e.properties.query.properties.outcome.items.enum},message:"must be equal to one of the allowed values",schema:schema_parameters_ceb3259e.properties.query.properties.outcome.items.enum,parentSchema:schema_parameters_ceb3259e.properties.query.properties.outcome.items,data:data11};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
}
else {
const err32 = {instancePath:instancePath+"/query/outcome",schemaPath:"#/properties/query/properties/outcome/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema_parameters_ceb3259e.properties.query.properties.outcome.type,parentSchema:schema_parameters_ceb3259e.properties.query.properties.outcome,data:data10};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data1.webhook_status !== undefined){
let data12 = data1.webhook_status;
if(typeof data12 !== "string"){
const err33 = {instancePath:instancePath+"/query/webhook_status",schemaPath:"#/properties/query/properties/webhook_status/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_parameters_ceb3259e.properties.query.properties.webhook_status.type,parentSchema:schema_parameters_ceb3259e.properties.query.properties.webhook_status,data:data12};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if(!(((data12 === "pending") || (data12 === "retrying")) || (data12 === "failed"))){
const err34 = {instancePath:instancePath+"/query/webhook_status",schemaPath:"#/properties/query/properties/webhook_status/enum",keyword:"enum",params:{allowedValues: schema_parameters_ceb3259e.properties.query.properties.webhook_status.enum},message:"must be equal to one of the allowed values",schema:schema_parameters_ceb3259e.properties.query.properties.webhook_status.enum,parentSchema:schema_parameters_ceb3259e.properties.query.properties.webhook_status,data:data12};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data1.key_id !== undefined){
let data13 = data1.key_id;
if(typeof data13 === "string"){
if(func_7a031813(data13) > 36){
const err35 = {instancePath:instancePath+"/query/key_id",schemaPath:"#/properties/query/properties/key_id/maxLength",keyword:"maxLength",params:{limit: 36},message:"must NOT have more than 36 characters",schema:36,parentSchema:schema_parameters_ceb3259e.properties.query.properties.key_id,data:data13};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if(!(formats_f16e24a5.test(data13))){
const err36 = {instancePath:instancePath+"/query/key_id",schemaPath:"#/properties/query/properties/key_id/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\"",schema:"uuid",parentSchema:schema_parameters_ceb3259e.properties.query.properties.key_id,data:data13};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
else {
const err37 = {instancePath:instancePath+"/query/key_id",schemaPath:"#/properties/query/properties/key_id/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_parameters_ceb3259e.properties.query.properties.key_id.type,parentSchema:schema_parameters_ceb3259e.properties.query.properties.key_id,data:data13};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data1.created_after !== undefined){
let data14 = data1.created_after;
if(typeof data14 === "string"){
if(func_7a031813(data14) > 40){
const err38 = {instancePath:instancePath+"/query/created_after",schemaPath:"#/properties/query/properties/created_after/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters",schema:40,parentSchema:schema_parameters_ceb3259e.properties.query.properties.created_after,data:data14};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
if(!(formats_37d7ec70.validate(data14))){
const err39 = {instancePath:instancePath+"/query/created_after",schemaPath:"#/properties/query/properties/created_after/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\"",schema:"date-time",parentSchema:schema_parameters_ceb3259e.properties.query.properties.created_after,data:data14};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
else {
const err40 = {instancePath:instancePath+"/query/created_after",schemaPath:"#/properties/query/properties/created_after/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_parameters_ceb3259e.properties.query.properties.created_after.type,parentSchema:schema_parameters_ceb3259e.properties.query.properties.created_after,data:data14};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
if(data1.created_before !== undefined){
let data15 = data1.created_before;
if(typeof data15 === "string"){
if(func_7a031813(data15) > 40){
const err41 = {instancePath:instancePath+"/query/created_before",schemaPath:"#/properties/query/properties/created_before/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters",schema:40,parentSchema:schema_parameters_ceb3259e.properties.query.properties.created_before,data:data15};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
if(!(formats_37d7ec70.validate(data15))){
const err42 = {instancePath:instancePath+"/query/created_before",schemaPath:"#/properties/query/properties/created_before/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\"",schema:"date-time",parentSchema:schema_parameters_ceb3259e.properties.query.properties.created_before,data:data15};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
else {
const err43 = {instancePath:instancePath+"/query/created_before",schemaPath:"#/properties/query/properties/created_before/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_parameters_ceb3259e.properties.query.properties.created_before.type,parentSchema:schema_parameters_ceb3259e.properties.query.properties.created_before,data:data15};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
let data16 = data1.sort;
if(typeof data16 !== "string"){
const err44 = {instancePath:instancePath+"/query/sort",schemaPath:"#/properties/query/properties/sort/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_parameters_ceb3259e.properties.query.properties.sort.type,parentSchema:schema_parameters_ceb3259e.properties.query.properties.sort,data:data16};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
if(!((data16 === "newest") || (data16 === "oldest"))){
const err45 = {instancePath:instancePath+"/query/sort",schemaPath:"#/properties/query/properties/sort/enum",keyword:"enum",params:{allowedValues: schema_parameters_ceb3259e.properties.query.properties.sort.enum},message:"must be equal to one of the allowed values",schema:schema_parameters_ceb3259e.properties.query.properties.sort.enum,parentSchema:schema_parameters_ceb3259e.properties.query.properties.sort,data:data16};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
else {
const err46 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_parameters_ceb3259e.properties.query.type,parentSchema:schema_parameters_ceb3259e.properties.query,data:data1};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
if(data.header !== undefined){
let data17 = data.header;
if(data17 && typeof data17 == "object" && !Array.isArray(data17)){
for(const key2 in data17){
const err47 = {instancePath:instancePath+"/header",schemaPath:"#/properties/header/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties",schema:false,parentSchema:schema_parameters_ceb3259e.properties.header,data:data17};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
else {
const err48 = {instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_parameters_ceb3259e.properties.header.type,parentSchema:schema_parameters_ceb3259e.properties.header,data:data17};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
}
else {
const err49 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_parameters_ceb3259e.type,parentSchema:schema_parameters_ceb3259e,data};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
validate_parameters_ceb3259e.errors = vErrors;
return errors === 0;
}
validate_parameters_ceb3259e.evaluated = {"props":{"path":true,"query":true,"header":true},"dynamicProps":false,"dynamicItems":false};

function validate_parameters_d61ced3b(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_parameters_d61ced3b.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path !== undefined){
let data0 = data.path;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
for(const key0 in data0){
const err0 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_parameters_d61ced3b.properties.path,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_parameters_d61ced3b.properties.path.type,parentSchema:schema_parameters_d61ced3b.properties.path,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.query !== undefined){
let data1 = data.query;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
for(const key1 in data1){
if(!((key1 === "type") || (key1 === "tag"))){
const err2 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema_parameters_d61ced3b.properties.query,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data1.type !== undefined){
let data2 = data1.type;
if(typeof data2 !== "string"){
const err3 = {instancePath:instancePath+"/query/type",schemaPath:"#/properties/query/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_parameters_d61ced3b.properties.query.properties.type.type,parentSchema:schema_parameters_d61ced3b.properties.query.properties.type,data:data2};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!(((((data2 === "Pseudonym") || (data2 === "Email Address")) || (data2 === "Domain Name")) || (data2 === "Cryptocurrency")) || (data2 === "IP Address"))){
const err4 = {instancePath:instancePath+"/query/type",schemaPath:"#/properties/query/properties/type/enum",keyword:"enum",params:{allowedValues: schema_parameters_d61ced3b.properties.query.properties.type.enum},message:"must be equal to one of the allowed values",schema:schema_parameters_d61ced3b.properties.query.properties.type.enum,parentSchema:schema_parameters_d61ced3b.properties.query.properties.type,data:data2};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data1.tag !== undefined){
let data3 = data1.tag;
if(Array.isArray(data3)){
if(data3.length > 100){
const err5 = {instancePath:instancePath+"/query/tag",schemaPath:"#/properties/query/properties/tag/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items",schema:100,parentSchema:schema_parameters_d61ced3b.properties.query.properties.tag,data:data3};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data3.length < 1){
const err6 = {instancePath:instancePath+"/query/tag",schemaPath:"#/properties/query/properties/tag/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema_parameters_d61ced3b.properties.query.properties.tag,data:data3};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
if(typeof data4 === "string"){
if(func_7a031813(data4) > 100){
const err7 = {instancePath:instancePath+"/query/tag/" + i0,schemaPath:"#/properties/query/properties/tag/items/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters",schema:100,parentSchema:schema_parameters_d61ced3b.properties.query.properties.tag.items,data:data4};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(func_7a031813(data4) < 1){
const err8 = {instancePath:instancePath+"/query/tag/" + i0,schemaPath:"#/properties/query/properties/tag/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_parameters_d61ced3b.properties.query.properties.tag.items,data:data4};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/query/tag/" + i0,schemaPath:"#/properties/query/properties/tag/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_parameters_d61ced3b.properties.query.properties.tag.items.type,parentSchema:schema_parameters_d61ced3b.properties.query.properties.tag.items,data:data4};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
else {
const err10 = {instancePath:instancePath+"/query/tag",schemaPath:"#/properties/query/properties/tag/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema_parameters_d61ced3b.properties.query.properties.tag.type,parentSchema:schema_parameters_d61ced3b.properties.query.properties.tag,data:data3};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
else {
const err11 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_parameters_d61ced3b.properties.query.type,parentSchema:schema_parameters_d61ced3b.properties.query,data:data1};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.header !== undefined){
let data5 = data.header;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
for(const key2 in data5){
if(!(key2 === "If-None-Match")){
const err12 = {instancePath:instancePath+"/header",schemaPath:"#/properties/header/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties",schema:false,parentSchema:schema_parameters_d61ced3b.properties.header,data:data5};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data5["If-None-Match"] !== undefined){
let data6 = data5["If-None-Match"];
if(typeof data6 === "string"){
if(func_7a031813(data6) > 4096){
const err13 = {instancePath:instancePath+"/header/If-None-Match",schemaPath:"#/properties/header/properties/If-None-Match/maxLength",keyword:"maxLength",params:{limit: 4096},message:"must NOT have more than 4096 characters",schema:4096,parentSchema:schema_parameters_d61ced3b.properties.header.properties["If-None-Match"],data:data6};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/header/If-None-Match",schemaPath:"#/properties/header/properties/If-None-Match/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_parameters_d61ced3b.properties.header.properties["If-None-Match"].type,parentSchema:schema_parameters_d61ced3b.properties.header.properties["If-None-Match"],data:data6};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
else {
const err15 = {instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_parameters_d61ced3b.properties.header.type,parentSchema:schema_parameters_d61ced3b.properties.header,data:data5};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
else {
const err16 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_parameters_d61ced3b.type,parentSchema:schema_parameters_d61ced3b,data};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
validate_parameters_d61ced3b.errors = vErrors;
return errors === 0;
}
validate_parameters_d61ced3b.evaluated = {"props":{"path":true,"query":true,"header":true},"dynamicProps":false,"dynamicItems":false};

function validate_parameters_d9d9f398(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_parameters_d9d9f398.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path !== undefined){
let data0 = data.path;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
for(const key0 in data0){
const err0 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_parameters_d9d9f398.properties.path,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_parameters_d9d9f398.properties.path.type,parentSchema:schema_parameters_d9d9f398.properties.path,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.query !== undefined){
let data1 = data.query;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
for(const key1 in data1){
if(!((((key1 === "type") || (key1 === "tag")) || (key1 === "pack")) || (key1 === "class"))){
const err2 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema_parameters_d9d9f398.properties.query,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data1.type !== undefined){
let data2 = data1.type;
if(typeof data2 !== "string"){
const err3 = {instancePath:instancePath+"/query/type",schemaPath:"#/properties/query/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_parameters_d9d9f398.properties.query.properties.type.type,parentSchema:schema_parameters_d9d9f398.properties.query.properties.type,data:data2};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!(((((data2 === "Pseudonym") || (data2 === "Email Address")) || (data2 === "Domain Name")) || (data2 === "Cryptocurrency")) || (data2 === "IP Address"))){
const err4 = {instancePath:instancePath+"/query/type",schemaPath:"#/properties/query/properties/type/enum",keyword:"enum",params:{allowedValues: schema_parameters_d9d9f398.properties.query.properties.type.enum},message:"must be equal to one of the allowed values",schema:schema_parameters_d9d9f398.properties.query.properties.type.enum,parentSchema:schema_parameters_d9d9f398.properties.query.properties.type,data:data2};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data1.tag !== undefined){
let data3 = data1.tag;
if(Array.isArray(data3)){
if(data3.length > 100){
const err5 = {instancePath:instancePath+"/query/tag",schemaPath:"#/properties/query/properties/tag/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items",schema:100,parentSchema:schema_parameters_d9d9f398.properties.query.properties.tag,data:data3};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data3.length < 1){
const err6 = {instancePath:instancePath+"/query/tag",schemaPath:"#/properties/query/properties/tag/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema_parameters_d9d9f398.properties.query.properties.tag,data:data3};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
if(typeof data4 === "string"){
if(func_7a031813(data4) > 100){
const err7 = {instancePath:instancePath+"/query/tag/" + i0,schemaPath:"#/properties/query/properties/tag/items/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters",schema:100,parentSchema:schema_parameters_d9d9f398.properties.query.properties.tag.items,data:data4};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(func_7a031813(data4) < 1){
const err8 = {instancePath:instancePath+"/query/tag/" + i0,schemaPath:"#/properties/query/properties/tag/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_parameters_d9d9f398.properties.query.properties.tag.items,data:data4};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/query/tag/" + i0,schemaPath:"#/properties/query/properties/tag/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_parameters_d9d9f398.properties.query.properties.tag.items.type,parentSchema:schema_parameters_d9d9f398.properties.query.properties.tag.items,data:data4};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
else {
const err10 = {instancePath:instancePath+"/query/tag",schemaPath:"#/properties/query/properties/tag/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema_parameters_d9d9f398.properties.query.properties.tag.type,parentSchema:schema_parameters_d9d9f398.properties.query.properties.tag,data:data3};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data1.pack !== undefined){
let data5 = data1.pack;
if(Array.isArray(data5)){
if(data5.length > 100){
const err11 = {instancePath:instancePath+"/query/pack",schemaPath:"#/properties/query/properties/pack/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items",schema:100,parentSchema:schema_parameters_d9d9f398.properties.query.properties.pack,data:data5};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data5.length < 1){
const err12 = {instancePath:instancePath+"/query/pack",schemaPath:"#/properties/query/properties/pack/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema_parameters_d9d9f398.properties.query.properties.pack,data:data5};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
const len1 = data5.length;
for(let i1=0; i1<len1; i1++){
let data6 = data5[i1];
if(typeof data6 === "string"){
if(func_7a031813(data6) > 255){
const err13 = {instancePath:instancePath+"/query/pack/" + i1,schemaPath:"#/properties/query/properties/pack/items/maxLength",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters",schema:255,parentSchema:schema_parameters_d9d9f398.properties.query.properties.pack.items,data:data6};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(func_7a031813(data6) < 1){
const err14 = {instancePath:instancePath+"/query/pack/" + i1,schemaPath:"#/properties/query/properties/pack/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_parameters_d9d9f398.properties.query.properties.pack.items,data:data6};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/query/pack/" + i1,schemaPath:"#/properties/query/properties/pack/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_parameters_d9d9f398.properties.query.properties.pack.items.type,parentSchema:schema_parameters_d9d9f398.properties.query.properties.pack.items,data:data6};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
else {
const err16 = {instancePath:instancePath+"/query/pack",schemaPath:"#/properties/query/properties/pack/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema_parameters_d9d9f398.properties.query.properties.pack.type,parentSchema:schema_parameters_d9d9f398.properties.query.properties.pack,data:data5};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data1.class !== undefined){
let data7 = data1.class;
if(Array.isArray(data7)){
if(data7.length > 5){
const err17 = {instancePath:instancePath+"/query/class",schemaPath:"#/properties/query/properties/class/maxItems",keyword:"maxItems",params:{limit: 5},message:"must NOT have more than 5 items",schema:5,parentSchema:schema_parameters_d9d9f398.properties.query.properties.class,data:data7};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data7.length < 1){
const err18 = {instancePath:instancePath+"/query/class",schemaPath:"#/properties/query/properties/class/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema_parameters_d9d9f398.properties.query.properties.class,data:data7};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
const len2 = data7.length;
for(let i2=0; i2<len2; i2++){
let data8 = data7[i2];
if(typeof data8 !== "string"){
const err19 = {instancePath:instancePath+"/query/class/" + i2,schemaPath:"#/properties/query/properties/class/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_parameters_d9d9f398.properties.query.properties.class.items.type,parentSchema:schema_parameters_d9d9f398.properties.query.properties.class.items,data:data8};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(!(((((data8 === "look-up") || (data8 === "availability")) || (data8 === "sign-in")) || (data8 === "sign-up")) || (data8 === "reset"))){
const err20 = {instancePath:instancePath+"/query/class/" + i2,schemaPath:"#/properties/query/properties/class/items/enum",keyword:"enum",params:{allowedValues: schema_parameters_d9d9f398.properties.query.properties.class.items.enum},message:"must be equal to one of the allowed values",schema:schema_parameters_d9d9f398.properties.query.properties.class.items.enum,parentSchema:schema_parameters_d9d9f398.properties.query.properties.class.items,data:data8};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
}
else {
const err21 = {instancePath:instancePath+"/query/class",schemaPath:"#/properties/query/properties/class/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema_parameters_d9d9f398.properties.query.properties.class.type,parentSchema:schema_parameters_d9d9f398.properties.query.properties.class,data:data7};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
}
else {
const err22 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_parameters_d9d9f398.properties.query.type,parentSchema:schema_parameters_d9d9f398.properties.query,data:data1};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.header !== undefined){
let data9 = data.header;
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
for(const key2 in data9){
if(!(key2 === "If-None-Match")){
const err23 = {instancePath:instancePath+"/header",schemaPath:"#/properties/header/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties",schema:false,parentSchema:schema_parameters_d9d9f398.properties.header,data:data9};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data9["If-None-Match"] !== undefined){
let data10 = data9["If-None-Match"];
if(typeof data10 === "string"){
if(func_7a031813(data10) > 4096){
const err24 = {instancePath:instancePath+"/header/If-None-Match",schemaPath:"#/properties/header/properties/If-None-Match/maxLength",keyword:"maxLength",params:{limit: 4096},message:"must NOT have more than 4096 characters",schema:4096,parentSchema:schema_parameters_d9d9f398.properties.header.properties["If-None-Match"],data:data10};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
else {
const err25 = {instancePath:instancePath+"/header/If-None-Match",schemaPath:"#/properties/header/properties/If-None-Match/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_parameters_d9d9f398.properties.header.properties["If-None-Match"].type,parentSchema:schema_parameters_d9d9f398.properties.header.properties["If-None-Match"],data:data10};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
}
else {
const err26 = {instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_parameters_d9d9f398.properties.header.type,parentSchema:schema_parameters_d9d9f398.properties.header,data:data9};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
}
else {
const err27 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_parameters_d9d9f398.type,parentSchema:schema_parameters_d9d9f398,data};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
validate_parameters_d9d9f398.errors = vErrors;
return errors === 0;
}
validate_parameters_d9d9f398.evaluated = {"props":{"path":true,"query":true,"header":true},"dynamicProps":false,"dynamicItems":false};

function validate_parameters_dcbb37c5(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_parameters_dcbb37c5.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path !== undefined){
let data0 = data.path;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.id === undefined){
const err0 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'",schema:schema_parameters_dcbb37c5.properties.path.required,parentSchema:schema_parameters_dcbb37c5.properties.path,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data0){
if(!(key0 === "id")){
const err1 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_parameters_dcbb37c5.properties.path,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data0.id !== undefined){
let data1 = data0.id;
if(typeof data1 === "string"){
if(func_7a031813(data1) > 36){
const err2 = {instancePath:instancePath+"/path/id",schemaPath:"#/properties/path/properties/id/maxLength",keyword:"maxLength",params:{limit: 36},message:"must NOT have more than 36 characters",schema:36,parentSchema:schema_parameters_dcbb37c5.properties.path.properties.id,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!(formats_f16e24a5.test(data1))){
const err3 = {instancePath:instancePath+"/path/id",schemaPath:"#/properties/path/properties/id/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\"",schema:"uuid",parentSchema:schema_parameters_dcbb37c5.properties.path.properties.id,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/path/id",schemaPath:"#/properties/path/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_parameters_dcbb37c5.properties.path.properties.id.type,parentSchema:schema_parameters_dcbb37c5.properties.path.properties.id,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_parameters_dcbb37c5.properties.path.type,parentSchema:schema_parameters_dcbb37c5.properties.path,data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.query !== undefined){
let data2 = data.query;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
for(const key1 in data2){
if(!(key1 === "own_key")){
const err6 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema_parameters_dcbb37c5.properties.query,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data2.own_key !== undefined){
let data3 = data2.own_key;
if(typeof data3 !== "boolean"){
const err7 = {instancePath:instancePath+"/query/own_key",schemaPath:"#/properties/query/properties/own_key/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema_parameters_dcbb37c5.properties.query.properties.own_key.type,parentSchema:schema_parameters_dcbb37c5.properties.query.properties.own_key,data:data3};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
else {
const err8 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_parameters_dcbb37c5.properties.query.type,parentSchema:schema_parameters_dcbb37c5.properties.query,data:data2};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.header !== undefined){
let data4 = data.header;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
for(const key2 in data4){
const err9 = {instancePath:instancePath+"/header",schemaPath:"#/properties/header/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties",schema:false,parentSchema:schema_parameters_dcbb37c5.properties.header,data:data4};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_parameters_dcbb37c5.properties.header.type,parentSchema:schema_parameters_dcbb37c5.properties.header,data:data4};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
else {
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_parameters_dcbb37c5.type,parentSchema:schema_parameters_dcbb37c5,data};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
validate_parameters_dcbb37c5.errors = vErrors;
return errors === 0;
}
validate_parameters_dcbb37c5.evaluated = {"props":{"path":true,"query":true,"header":true},"dynamicProps":false,"dynamicItems":false};

function validate_parameters_e1b31134(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_parameters_e1b31134.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path !== undefined){
let data0 = data.path;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
for(const key0 in data0){
const err0 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_parameters_e1b31134.properties.path,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_parameters_e1b31134.properties.path.type,parentSchema:schema_parameters_e1b31134.properties.path,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.query !== undefined){
let data1 = data.query;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
for(const key1 in data1){
const err2 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema_parameters_e1b31134.properties.query,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_parameters_e1b31134.properties.query.type,parentSchema:schema_parameters_e1b31134.properties.query,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.header !== undefined){
let data2 = data.header;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
for(const key2 in data2){
if(!((key2 === "If-None-Match") || (key2 === "If-Modified-Since"))){
const err4 = {instancePath:instancePath+"/header",schemaPath:"#/properties/header/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties",schema:false,parentSchema:schema_parameters_e1b31134.properties.header,data:data2};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data2["If-None-Match"] !== undefined){
let data3 = data2["If-None-Match"];
if(typeof data3 === "string"){
if(func_7a031813(data3) > 4096){
const err5 = {instancePath:instancePath+"/header/If-None-Match",schemaPath:"#/properties/header/properties/If-None-Match/maxLength",keyword:"maxLength",params:{limit: 4096},message:"must NOT have more than 4096 characters",schema:4096,parentSchema:schema_parameters_e1b31134.properties.header.properties["If-None-Match"],data:data3};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/header/If-None-Match",schemaPath:"#/properties/header/properties/If-None-Match/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_parameters_e1b31134.properties.header.properties["If-None-Match"].type,parentSchema:schema_parameters_e1b31134.properties.header.properties["If-None-Match"],data:data3};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data2["If-Modified-Since"] !== undefined){
let data4 = data2["If-Modified-Since"];
if(typeof data4 === "string"){
if(func_7a031813(data4) > 100){
const err7 = {instancePath:instancePath+"/header/If-Modified-Since",schemaPath:"#/properties/header/properties/If-Modified-Since/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters",schema:100,parentSchema:schema_parameters_e1b31134.properties.header.properties["If-Modified-Since"],data:data4};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/header/If-Modified-Since",schemaPath:"#/properties/header/properties/If-Modified-Since/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_parameters_e1b31134.properties.header.properties["If-Modified-Since"].type,parentSchema:schema_parameters_e1b31134.properties.header.properties["If-Modified-Since"],data:data4};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
else {
const err9 = {instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_parameters_e1b31134.properties.header.type,parentSchema:schema_parameters_e1b31134.properties.header,data:data2};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
else {
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_parameters_e1b31134.type,parentSchema:schema_parameters_e1b31134,data};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
validate_parameters_e1b31134.errors = vErrors;
return errors === 0;
}
validate_parameters_e1b31134.evaluated = {"props":{"path":true,"query":true,"header":true},"dynamicProps":false,"dynamicItems":false};

function validate_parameters_e62025eb(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_parameters_e62025eb.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path !== undefined){
let data0 = data.path;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
for(const key0 in data0){
const err0 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_parameters_e62025eb.properties.path,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_parameters_e62025eb.properties.path.type,parentSchema:schema_parameters_e62025eb.properties.path,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.query !== undefined){
let data1 = data.query;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.limit === undefined){
data1.limit = 100;
}
if(data1.sortBy === undefined){
data1.sortBy = "recently-added";
}
for(const key1 in data1){
if(!(func_191f75b3.call(schema_parameters_e62025eb.properties.query.properties, key1))){
const err2 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema_parameters_e62025eb.properties.query,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
let data2 = data1.limit;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err3 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema_parameters_e62025eb.properties.query.properties.limit.type,parentSchema:schema_parameters_e62025eb.properties.query.properties.limit,data:data2};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 1000 || isNaN(data2)){
const err4 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000},message:"must be <= 1000",schema:1000,parentSchema:schema_parameters_e62025eb.properties.query.properties.limit,data:data2};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data2 < 1 || isNaN(data2)){
const err5 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema_parameters_e62025eb.properties.query.properties.limit,data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!(formats_53abe991.validate(data2))){
const err6 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\"",schema:"int32",parentSchema:schema_parameters_e62025eb.properties.query.properties.limit,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data1.cursor !== undefined){
let data3 = data1.cursor;
if(typeof data3 === "string"){
if(func_7a031813(data3) > 2048){
const err7 = {instancePath:instancePath+"/query/cursor",schemaPath:"#/properties/query/properties/cursor/maxLength",keyword:"maxLength",params:{limit: 2048},message:"must NOT have more than 2048 characters",schema:2048,parentSchema:schema_parameters_e62025eb.properties.query.properties.cursor,data:data3};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(func_7a031813(data3) < 1){
const err8 = {instancePath:instancePath+"/query/cursor",schemaPath:"#/properties/query/properties/cursor/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_parameters_e62025eb.properties.query.properties.cursor,data:data3};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/query/cursor",schemaPath:"#/properties/query/properties/cursor/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_parameters_e62025eb.properties.query.properties.cursor.type,parentSchema:schema_parameters_e62025eb.properties.query.properties.cursor,data:data3};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
let data4 = data1.sortBy;
if(typeof data4 !== "string"){
const err10 = {instancePath:instancePath+"/query/sortBy",schemaPath:"#/properties/query/properties/sortBy/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_parameters_e62025eb.properties.query.properties.sortBy.type,parentSchema:schema_parameters_e62025eb.properties.query.properties.sortBy,data:data4};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!((((((data4 === "recently-added") || (data4 === "recently-breached")) || (data4 === "recently-modified")) || (data4 === "most-accounts")) || (data4 === "severity")) || (data4 === "name"))){
const err11 = {instancePath:instancePath+"/query/sortBy",schemaPath:"#/properties/query/properties/sortBy/enum",keyword:"enum",params:{allowedValues: schema_parameters_e62025eb.properties.query.properties.sortBy.enum},message:"must be equal to one of the allowed values",schema:schema_parameters_e62025eb.properties.query.properties.sortBy.enum,parentSchema:schema_parameters_e62025eb.properties.query.properties.sortBy,data:data4};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data1.domain !== undefined){
let data5 = data1.domain;
if(typeof data5 === "string"){
if(func_7a031813(data5) > 253){
const err12 = {instancePath:instancePath+"/query/domain",schemaPath:"#/properties/query/properties/domain/maxLength",keyword:"maxLength",params:{limit: 253},message:"must NOT have more than 253 characters",schema:253,parentSchema:schema_parameters_e62025eb.properties.query.properties.domain,data:data5};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(func_7a031813(data5) < 1){
const err13 = {instancePath:instancePath+"/query/domain",schemaPath:"#/properties/query/properties/domain/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_parameters_e62025eb.properties.query.properties.domain,data:data5};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/query/domain",schemaPath:"#/properties/query/properties/domain/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_parameters_e62025eb.properties.query.properties.domain.type,parentSchema:schema_parameters_e62025eb.properties.query.properties.domain,data:data5};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data1.severity !== undefined){
let data6 = data1.severity;
if(typeof data6 !== "string"){
const err15 = {instancePath:instancePath+"/query/severity",schemaPath:"#/properties/query/properties/severity/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_parameters_e62025eb.properties.query.properties.severity.type,parentSchema:schema_parameters_e62025eb.properties.query.properties.severity,data:data6};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(!((((data6 === "low") || (data6 === "medium")) || (data6 === "high")) || (data6 === "critical"))){
const err16 = {instancePath:instancePath+"/query/severity",schemaPath:"#/properties/query/properties/severity/enum",keyword:"enum",params:{allowedValues: schema_parameters_e62025eb.properties.query.properties.severity.enum},message:"must be equal to one of the allowed values",schema:schema_parameters_e62025eb.properties.query.properties.severity.enum,parentSchema:schema_parameters_e62025eb.properties.query.properties.severity,data:data6};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data1.dataClass !== undefined){
let data7 = data1.dataClass;
if(typeof data7 === "string"){
if(func_7a031813(data7) > 200){
const err17 = {instancePath:instancePath+"/query/dataClass",schemaPath:"#/properties/query/properties/dataClass/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters",schema:200,parentSchema:schema_parameters_e62025eb.properties.query.properties.dataClass,data:data7};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(func_7a031813(data7) < 1){
const err18 = {instancePath:instancePath+"/query/dataClass",schemaPath:"#/properties/query/properties/dataClass/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_parameters_e62025eb.properties.query.properties.dataClass,data:data7};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
else {
const err19 = {instancePath:instancePath+"/query/dataClass",schemaPath:"#/properties/query/properties/dataClass/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_parameters_e62025eb.properties.query.properties.dataClass.type,parentSchema:schema_parameters_e62025eb.properties.query.properties.dataClass,data:data7};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data1.isVerified !== undefined){
let data8 = data1.isVerified;
if(typeof data8 !== "boolean"){
const err20 = {instancePath:instancePath+"/query/isVerified",schemaPath:"#/properties/query/properties/isVerified/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema_parameters_e62025eb.properties.query.properties.isVerified.type,parentSchema:schema_parameters_e62025eb.properties.query.properties.isVerified,data:data8};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data1.isStealerLog !== undefined){
let data9 = data1.isStealerLog;
if(typeof data9 !== "boolean"){
const err21 = {instancePath:instancePath+"/query/isStealerLog",schemaPath:"#/properties/query/properties/isStealerLog/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema_parameters_e62025eb.properties.query.properties.isStealerLog.type,parentSchema:schema_parameters_e62025eb.properties.query.properties.isStealerLog,data:data9};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data1.isSensitive !== undefined){
let data10 = data1.isSensitive;
if(typeof data10 !== "boolean"){
const err22 = {instancePath:instancePath+"/query/isSensitive",schemaPath:"#/properties/query/properties/isSensitive/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema_parameters_e62025eb.properties.query.properties.isSensitive.type,parentSchema:schema_parameters_e62025eb.properties.query.properties.isSensitive,data:data10};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data1.addedSince !== undefined){
let data11 = data1.addedSince;
if(typeof data11 === "string"){
if(func_7a031813(data11) > 10){
const err23 = {instancePath:instancePath+"/query/addedSince",schemaPath:"#/properties/query/properties/addedSince/maxLength",keyword:"maxLength",params:{limit: 10},message:"must NOT have more than 10 characters",schema:10,parentSchema:schema_parameters_e62025eb.properties.query.properties.addedSince,data:data11};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(!(formats_fd402ad4.validate(data11))){
const err24 = {instancePath:instancePath+"/query/addedSince",schemaPath:"#/properties/query/properties/addedSince/format",keyword:"format",params:{format: "date"},message:"must match format \""+"date"+"\"",schema:"date",parentSchema:schema_parameters_e62025eb.properties.query.properties.addedSince,data:data11};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
else {
const err25 = {instancePath:instancePath+"/query/addedSince",schemaPath:"#/properties/query/properties/addedSince/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_parameters_e62025eb.properties.query.properties.addedSince.type,parentSchema:schema_parameters_e62025eb.properties.query.properties.addedSince,data:data11};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data1.q !== undefined){
let data12 = data1.q;
if(typeof data12 === "string"){
if(func_7a031813(data12) > 200){
const err26 = {instancePath:instancePath+"/query/q",schemaPath:"#/properties/query/properties/q/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters",schema:200,parentSchema:schema_parameters_e62025eb.properties.query.properties.q,data:data12};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(func_7a031813(data12) < 1){
const err27 = {instancePath:instancePath+"/query/q",schemaPath:"#/properties/query/properties/q/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_parameters_e62025eb.properties.query.properties.q,data:data12};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
else {
const err28 = {instancePath:instancePath+"/query/q",schemaPath:"#/properties/query/properties/q/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_parameters_e62025eb.properties.query.properties.q.type,parentSchema:schema_parameters_e62025eb.properties.query.properties.q,data:data12};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
}
else {
const err29 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_parameters_e62025eb.properties.query.type,parentSchema:schema_parameters_e62025eb.properties.query,data:data1};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data.header !== undefined){
let data13 = data.header;
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
for(const key2 in data13){
if(!((key2 === "If-None-Match") || (key2 === "If-Modified-Since"))){
const err30 = {instancePath:instancePath+"/header",schemaPath:"#/properties/header/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties",schema:false,parentSchema:schema_parameters_e62025eb.properties.header,data:data13};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data13["If-None-Match"] !== undefined){
let data14 = data13["If-None-Match"];
if(typeof data14 === "string"){
if(func_7a031813(data14) > 4096){
const err31 = {instancePath:instancePath+"/header/If-None-Match",schemaPath:"#/properties/header/properties/If-None-Match/maxLength",keyword:"maxLength",params:{limit: 4096},message:"must NOT have more than 4096 characters",schema:4096,parentSchema:schema_parameters_e62025eb.properties.header.properties["If-None-Match"],data:data14};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
else {
const err32 = {instancePath:instancePath+"/header/If-None-Match",schemaPath:"#/properties/header/properties/If-None-Match/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_parameters_e62025eb.properties.header.properties["If-None-Match"].type,parentSchema:schema_parameters_e62025eb.properties.header.properties["If-None-Match"],data:data14};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data13["If-Modified-Since"] !== undefined){
let data15 = data13["If-Modified-Since"];
if(typeof data15 === "string"){
if(func_7a031813(data15) > 100){
const err33 = {instancePath:instancePath+"/header/If-Modified-Since",schemaPath:"#/properties/header/properties/If-Modified-Since/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters",schema:100,parentSchema:schema_parameters_e62025eb.properties.header.properties["If-Modified-Since"],data:data15};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
else {
const err34 = {instancePath:instancePath+"/header/If-Modified-Since",schemaPath:"#/properties/header/properties/If-Modified-Since/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_parameters_e62025eb.properties.header.properties["If-Modified-Since"].type,parentSchema:schema_parameters_e62025eb.properties.header.properties["If-Modified-Since"],data:data15};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
}
else {
const err35 = {instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_parameters_e62025eb.properties.header.type,parentSchema:schema_parameters_e62025eb.properties.header,data:data13};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
}
else {
const err36 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_parameters_e62025eb.type,parentSchema:schema_parameters_e62025eb,data};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
validate_parameters_e62025eb.errors = vErrors;
return errors === 0;
}
validate_parameters_e62025eb.evaluated = {"props":{"path":true,"query":true,"header":true},"dynamicProps":false,"dynamicItems":false};

function validate_parameters_e682e5b4(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_parameters_e682e5b4.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path !== undefined){
let data0 = data.path;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.id === undefined){
const err0 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'",schema:schema_parameters_e682e5b4.properties.path.required,parentSchema:schema_parameters_e682e5b4.properties.path,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data0.other === undefined){
const err1 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "other"},message:"must have required property '"+"other"+"'",schema:schema_parameters_e682e5b4.properties.path.required,parentSchema:schema_parameters_e682e5b4.properties.path,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data0){
if(!((key0 === "id") || (key0 === "other"))){
const err2 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_parameters_e682e5b4.properties.path,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data0.id !== undefined){
let data1 = data0.id;
if(typeof data1 === "string"){
if(func_7a031813(data1) > 36){
const err3 = {instancePath:instancePath+"/path/id",schemaPath:"#/properties/path/properties/id/maxLength",keyword:"maxLength",params:{limit: 36},message:"must NOT have more than 36 characters",schema:36,parentSchema:schema_parameters_e682e5b4.properties.path.properties.id,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!(formats_f16e24a5.test(data1))){
const err4 = {instancePath:instancePath+"/path/id",schemaPath:"#/properties/path/properties/id/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\"",schema:"uuid",parentSchema:schema_parameters_e682e5b4.properties.path.properties.id,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/path/id",schemaPath:"#/properties/path/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_parameters_e682e5b4.properties.path.properties.id.type,parentSchema:schema_parameters_e682e5b4.properties.path.properties.id,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data0.other !== undefined){
let data2 = data0.other;
if(typeof data2 === "string"){
if(func_7a031813(data2) > 36){
const err6 = {instancePath:instancePath+"/path/other",schemaPath:"#/properties/path/properties/other/maxLength",keyword:"maxLength",params:{limit: 36},message:"must NOT have more than 36 characters",schema:36,parentSchema:schema_parameters_e682e5b4.properties.path.properties.other,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!(formats_f16e24a5.test(data2))){
const err7 = {instancePath:instancePath+"/path/other",schemaPath:"#/properties/path/properties/other/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\"",schema:"uuid",parentSchema:schema_parameters_e682e5b4.properties.path.properties.other,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/path/other",schemaPath:"#/properties/path/properties/other/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_parameters_e682e5b4.properties.path.properties.other.type,parentSchema:schema_parameters_e682e5b4.properties.path.properties.other,data:data2};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
else {
const err9 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_parameters_e682e5b4.properties.path.type,parentSchema:schema_parameters_e682e5b4.properties.path,data:data0};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.query !== undefined){
let data3 = data.query;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
for(const key1 in data3){
const err10 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema_parameters_e682e5b4.properties.query,data:data3};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_parameters_e682e5b4.properties.query.type,parentSchema:schema_parameters_e682e5b4.properties.query,data:data3};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.header !== undefined){
let data4 = data.header;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
for(const key2 in data4){
const err12 = {instancePath:instancePath+"/header",schemaPath:"#/properties/header/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties",schema:false,parentSchema:schema_parameters_e682e5b4.properties.header,data:data4};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_parameters_e682e5b4.properties.header.type,parentSchema:schema_parameters_e682e5b4.properties.header,data:data4};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
else {
const err14 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_parameters_e682e5b4.type,parentSchema:schema_parameters_e682e5b4,data};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
validate_parameters_e682e5b4.errors = vErrors;
return errors === 0;
}
validate_parameters_e682e5b4.evaluated = {"props":{"path":true,"query":true,"header":true},"dynamicProps":false,"dynamicItems":false};

function validate_parameters_ef52bba9(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_parameters_ef52bba9.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path !== undefined){
let data0 = data.path;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.id === undefined){
const err0 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'",schema:schema_parameters_ef52bba9.properties.path.required,parentSchema:schema_parameters_ef52bba9.properties.path,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data0){
if(!(key0 === "id")){
const err1 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_parameters_ef52bba9.properties.path,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data0.id !== undefined){
let data1 = data0.id;
if(typeof data1 === "string"){
if(func_7a031813(data1) > 36){
const err2 = {instancePath:instancePath+"/path/id",schemaPath:"#/properties/path/properties/id/maxLength",keyword:"maxLength",params:{limit: 36},message:"must NOT have more than 36 characters",schema:36,parentSchema:schema_parameters_ef52bba9.properties.path.properties.id,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!(formats_f16e24a5.test(data1))){
const err3 = {instancePath:instancePath+"/path/id",schemaPath:"#/properties/path/properties/id/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\"",schema:"uuid",parentSchema:schema_parameters_ef52bba9.properties.path.properties.id,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/path/id",schemaPath:"#/properties/path/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_parameters_ef52bba9.properties.path.properties.id.type,parentSchema:schema_parameters_ef52bba9.properties.path.properties.id,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_parameters_ef52bba9.properties.path.type,parentSchema:schema_parameters_ef52bba9.properties.path,data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.query !== undefined){
let data2 = data.query;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.limit === undefined){
data2.limit = 20;
}
for(const key1 in data2){
if(!(((((key1 === "limit") || (key1 === "cursor")) || (key1 === "kind")) || (key1 === "found_after")) || (key1 === "found_before"))){
const err6 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema_parameters_ef52bba9.properties.query,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
let data3 = data2.limit;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err7 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema_parameters_ef52bba9.properties.query.properties.limit.type,parentSchema:schema_parameters_ef52bba9.properties.query.properties.limit,data:data3};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 100 || isNaN(data3)){
const err8 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100",schema:100,parentSchema:schema_parameters_ef52bba9.properties.query.properties.limit,data:data3};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data3 < 1 || isNaN(data3)){
const err9 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema_parameters_ef52bba9.properties.query.properties.limit,data:data3};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!(formats_53abe991.validate(data3))){
const err10 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\"",schema:"int32",parentSchema:schema_parameters_ef52bba9.properties.query.properties.limit,data:data3};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data2.cursor !== undefined){
let data4 = data2.cursor;
if(typeof data4 === "string"){
if(func_7a031813(data4) > 256){
const err11 = {instancePath:instancePath+"/query/cursor",schemaPath:"#/properties/query/properties/cursor/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters",schema:256,parentSchema:schema_parameters_ef52bba9.properties.query.properties.cursor,data:data4};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(func_7a031813(data4) < 1){
const err12 = {instancePath:instancePath+"/query/cursor",schemaPath:"#/properties/query/properties/cursor/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_parameters_ef52bba9.properties.query.properties.cursor,data:data4};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/query/cursor",schemaPath:"#/properties/query/properties/cursor/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_parameters_ef52bba9.properties.query.properties.cursor.type,parentSchema:schema_parameters_ef52bba9.properties.query.properties.cursor,data:data4};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data2.kind !== undefined){
let data5 = data2.kind;
if(Array.isArray(data5)){
if(data5.length > 7){
const err14 = {instancePath:instancePath+"/query/kind",schemaPath:"#/properties/query/properties/kind/maxItems",keyword:"maxItems",params:{limit: 7},message:"must NOT have more than 7 items",schema:7,parentSchema:schema_parameters_ef52bba9.properties.query.properties.kind,data:data5};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data5.length < 1){
const err15 = {instancePath:instancePath+"/query/kind",schemaPath:"#/properties/query/properties/kind/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema_parameters_ef52bba9.properties.query.properties.kind,data:data5};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
let data6 = data5[i0];
if(typeof data6 !== "string"){
const err16 = {instancePath:instancePath+"/query/kind/" + i0,schemaPath:"#/properties/query/properties/kind/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_parameters_ef52bba9.properties.query.properties.kind.items.type,parentSchema:schema_parameters_ef52bba9.properties.query.properties.kind.items,data:data6};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(!(((((((data6 === "new_account") || (data6 === "gone_account")) || (data6 === "new_breach")) || (data6 === "changed_registration")) || (data6 === "new_name")) || (data6 === "changed_leak_records")) || (data6 === "new_catalogue_breach"))){
const err17 = {instancePath:instancePath+"/query/kind/" + i0,schemaPath:"#/properties/query/properties/kind/items/enum",keyword:"enum",params:{allowedValues: schema_parameters_ef52bba9.properties.query.properties.kind.items.enum},message:"must be equal to one of the allowed values",schema:schema_parameters_ef52bba9.properties.query.properties.kind.items.enum,parentSchema:schema_parameters_ef52bba9.properties.query.properties.kind.items,data:data6};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
}
else {
const err18 = {instancePath:instancePath+"/query/kind",schemaPath:"#/properties/query/properties/kind/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema_parameters_ef52bba9.properties.query.properties.kind.type,parentSchema:schema_parameters_ef52bba9.properties.query.properties.kind,data:data5};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data2.found_after !== undefined){
let data7 = data2.found_after;
if(typeof data7 === "string"){
if(func_7a031813(data7) > 40){
const err19 = {instancePath:instancePath+"/query/found_after",schemaPath:"#/properties/query/properties/found_after/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters",schema:40,parentSchema:schema_parameters_ef52bba9.properties.query.properties.found_after,data:data7};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(!(formats_37d7ec70.validate(data7))){
const err20 = {instancePath:instancePath+"/query/found_after",schemaPath:"#/properties/query/properties/found_after/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\"",schema:"date-time",parentSchema:schema_parameters_ef52bba9.properties.query.properties.found_after,data:data7};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
else {
const err21 = {instancePath:instancePath+"/query/found_after",schemaPath:"#/properties/query/properties/found_after/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_parameters_ef52bba9.properties.query.properties.found_after.type,parentSchema:schema_parameters_ef52bba9.properties.query.properties.found_after,data:data7};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data2.found_before !== undefined){
let data8 = data2.found_before;
if(typeof data8 === "string"){
if(func_7a031813(data8) > 40){
const err22 = {instancePath:instancePath+"/query/found_before",schemaPath:"#/properties/query/properties/found_before/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters",schema:40,parentSchema:schema_parameters_ef52bba9.properties.query.properties.found_before,data:data8};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(!(formats_37d7ec70.validate(data8))){
const err23 = {instancePath:instancePath+"/query/found_before",schemaPath:"#/properties/query/properties/found_before/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\"",schema:"date-time",parentSchema:schema_parameters_ef52bba9.properties.query.properties.found_before,data:data8};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
else {
const err24 = {instancePath:instancePath+"/query/found_before",schemaPath:"#/properties/query/properties/found_before/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_parameters_ef52bba9.properties.query.properties.found_before.type,parentSchema:schema_parameters_ef52bba9.properties.query.properties.found_before,data:data8};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
}
else {
const err25 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_parameters_ef52bba9.properties.query.type,parentSchema:schema_parameters_ef52bba9.properties.query,data:data2};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.header !== undefined){
let data9 = data.header;
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
for(const key2 in data9){
const err26 = {instancePath:instancePath+"/header",schemaPath:"#/properties/header/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties",schema:false,parentSchema:schema_parameters_ef52bba9.properties.header,data:data9};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
else {
const err27 = {instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_parameters_ef52bba9.properties.header.type,parentSchema:schema_parameters_ef52bba9.properties.header,data:data9};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
}
else {
const err28 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_parameters_ef52bba9.type,parentSchema:schema_parameters_ef52bba9,data};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
validate_parameters_ef52bba9.errors = vErrors;
return errors === 0;
}
validate_parameters_ef52bba9.evaluated = {"props":{"path":true,"query":true,"header":true},"dynamicProps":false,"dynamicItems":false};

function validate_parameters_fe53b95a(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_parameters_fe53b95a.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path !== undefined){
let data0 = data.path;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.id === undefined){
const err0 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'",schema:schema_parameters_fe53b95a.properties.path.required,parentSchema:schema_parameters_fe53b95a.properties.path,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data0){
if(!(key0 === "id")){
const err1 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_parameters_fe53b95a.properties.path,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data0.id !== undefined){
let data1 = data0.id;
if(typeof data1 === "string"){
if(func_7a031813(data1) > 36){
const err2 = {instancePath:instancePath+"/path/id",schemaPath:"#/properties/path/properties/id/maxLength",keyword:"maxLength",params:{limit: 36},message:"must NOT have more than 36 characters",schema:36,parentSchema:schema_parameters_fe53b95a.properties.path.properties.id,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!(formats_f16e24a5.test(data1))){
const err3 = {instancePath:instancePath+"/path/id",schemaPath:"#/properties/path/properties/id/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\"",schema:"uuid",parentSchema:schema_parameters_fe53b95a.properties.path.properties.id,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/path/id",schemaPath:"#/properties/path/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_parameters_fe53b95a.properties.path.properties.id.type,parentSchema:schema_parameters_fe53b95a.properties.path.properties.id,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_parameters_fe53b95a.properties.path.type,parentSchema:schema_parameters_fe53b95a.properties.path,data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.query !== undefined){
let data2 = data.query;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.format === undefined){
data2.format = "html";
}
if(data2.separator === undefined){
data2.separator = "comma";
}
for(const key1 in data2){
if(!(((((key1 === "format") || (key1 === "bom")) || (key1 === "text")) || (key1 === "separator")) || (key1 === "marks"))){
const err6 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema_parameters_fe53b95a.properties.query,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
let data3 = data2.format;
if(typeof data3 !== "string"){
const err7 = {instancePath:instancePath+"/query/format",schemaPath:"#/properties/query/properties/format/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_parameters_fe53b95a.properties.query.properties.format.type,parentSchema:schema_parameters_fe53b95a.properties.query.properties.format,data:data3};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!((((((((data3 === "html") || (data3 === "md")) || (data3 === "csv")) || (data3 === "xlsx")) || (data3 === "jsonl")) || (data3 === "stix")) || (data3 === "misp")) || (data3 === "graphml"))){
const err8 = {instancePath:instancePath+"/query/format",schemaPath:"#/properties/query/properties/format/enum",keyword:"enum",params:{allowedValues: schema_parameters_fe53b95a.properties.query.properties.format.enum},message:"must be equal to one of the allowed values",schema:schema_parameters_fe53b95a.properties.query.properties.format.enum,parentSchema:schema_parameters_fe53b95a.properties.query.properties.format,data:data3};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data2.bom !== undefined){
let data4 = data2.bom;
if(typeof data4 !== "string"){
const err9 = {instancePath:instancePath+"/query/bom",schemaPath:"#/properties/query/properties/bom/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_parameters_fe53b95a.properties.query.properties.bom.type,parentSchema:schema_parameters_fe53b95a.properties.query.properties.bom,data:data4};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!((data4 === "0") || (data4 === "1"))){
const err10 = {instancePath:instancePath+"/query/bom",schemaPath:"#/properties/query/properties/bom/enum",keyword:"enum",params:{allowedValues: schema_parameters_fe53b95a.properties.query.properties.bom.enum},message:"must be equal to one of the allowed values",schema:schema_parameters_fe53b95a.properties.query.properties.bom.enum,parentSchema:schema_parameters_fe53b95a.properties.query.properties.bom,data:data4};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data2.text !== undefined){
let data5 = data2.text;
if(typeof data5 !== "string"){
const err11 = {instancePath:instancePath+"/query/text",schemaPath:"#/properties/query/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_parameters_fe53b95a.properties.query.properties.text.type,parentSchema:schema_parameters_fe53b95a.properties.query.properties.text,data:data5};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(!((data5 === "0") || (data5 === "1"))){
const err12 = {instancePath:instancePath+"/query/text",schemaPath:"#/properties/query/properties/text/enum",keyword:"enum",params:{allowedValues: schema_parameters_fe53b95a.properties.query.properties.text.enum},message:"must be equal to one of the allowed values",schema:schema_parameters_fe53b95a.properties.query.properties.text.enum,parentSchema:schema_parameters_fe53b95a.properties.query.properties.text,data:data5};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
let data6 = data2.separator;
if(typeof data6 !== "string"){
const err13 = {instancePath:instancePath+"/query/separator",schemaPath:"#/properties/query/properties/separator/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_parameters_fe53b95a.properties.query.properties.separator.type,parentSchema:schema_parameters_fe53b95a.properties.query.properties.separator,data:data6};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(!((data6 === "comma") || (data6 === "semicolon"))){
const err14 = {instancePath:instancePath+"/query/separator",schemaPath:"#/properties/query/properties/separator/enum",keyword:"enum",params:{allowedValues: schema_parameters_fe53b95a.properties.query.properties.separator.enum},message:"must be equal to one of the allowed values",schema:schema_parameters_fe53b95a.properties.query.properties.separator.enum,parentSchema:schema_parameters_fe53b95a.properties.query.properties.separator,data:data6};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data2.marks !== undefined){
let data7 = data2.marks;
if(typeof data7 !== "string"){
const err15 = {instancePath:instancePath+"/query/marks",schemaPath:"#/properties/query/properties/marks/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_parameters_fe53b95a.properties.query.properties.marks.type,parentSchema:schema_parameters_fe53b95a.properties.query.properties.marks,data:data7};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(!(data7 === "confirmed")){
const err16 = {instancePath:instancePath+"/query/marks",schemaPath:"#/properties/query/properties/marks/enum",keyword:"enum",params:{allowedValues: schema_parameters_fe53b95a.properties.query.properties.marks.enum},message:"must be equal to one of the allowed values",schema:schema_parameters_fe53b95a.properties.query.properties.marks.enum,parentSchema:schema_parameters_fe53b95a.properties.query.properties.marks,data:data7};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
else {
const err17 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_parameters_fe53b95a.properties.query.type,parentSchema:schema_parameters_fe53b95a.properties.query,data:data2};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.header !== undefined){
let data8 = data.header;
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
for(const key2 in data8){
const err18 = {instancePath:instancePath+"/header",schemaPath:"#/properties/header/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties",schema:false,parentSchema:schema_parameters_fe53b95a.properties.header,data:data8};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
else {
const err19 = {instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_parameters_fe53b95a.properties.header.type,parentSchema:schema_parameters_fe53b95a.properties.header,data:data8};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
}
else {
const err20 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_parameters_fe53b95a.type,parentSchema:schema_parameters_fe53b95a,data};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
validate_parameters_fe53b95a.errors = vErrors;
return errors === 0;
}
validate_parameters_fe53b95a.evaluated = {"props":{"path":true,"query":true,"header":true},"dynamicProps":false,"dynamicItems":false};

export const validators = {
  validateToken: {
  },
  getHealth: {
  },
  getLiveness: {
  },
  getReadiness: {
  },
  signIn: {
    body: validate_SignInRequest,
  },
  getUsage: {
  },
  getAccount: {
  },
  claimFreePlan: {
    body: validate_FreePlanClaim,
  },
  getUsageReport: {
    parameters: validate_parameters_0f241924,
  },
  listAuditRecords: {
    parameters: validate_parameters_820f9fb4,
  },
  listDomains: {
  },
  claimDomain: {
    body: validate_AccountDomainRequest,
  },
  checkDomain: {
    parameters: validate_parameters_a12577db,
  },
  removeDomain: {
    parameters: validate_parameters_a12577db,
  },
  listKeys: {
    parameters: validate_parameters_9795568e,
  },
  createKey: {
    parameters: validate_parameters_17c9fb84,
    body: validate_AccountKeyRequest,
  },
  getKey: {
    parameters: validate_parameters_a12577db,
  },
  updateKey: {
    parameters: validate_parameters_a12577db,
    body: validate_AccountKeyChange,
  },
  revokeKey: {
    parameters: validate_parameters_dcbb37c5,
  },
  rotateKey: {
    parameters: validate_parameters_a12577db,
    body: validate_KeyRotationRequest,
  },
  restoreKey: {
    parameters: validate_parameters_a12577db,
  },
  listWebhookEndpoints: {
  },
  createWebhookEndpoint: {
    parameters: validate_parameters_17c9fb84,
    body: validate_WebhookEndpointRequest,
  },
  getWebhookEndpoint: {
    parameters: validate_parameters_a12577db,
  },
  updateWebhookEndpoint: {
    parameters: validate_parameters_a12577db,
    body: validate_WebhookEndpointChange,
  },
  deleteWebhookEndpoint: {
    parameters: validate_parameters_a12577db,
  },
  rotateWebhookEndpoint: {
    parameters: validate_parameters_a12577db,
    body: validate_WebhookRotationRequest,
  },
  testWebhookEndpoint: {
    parameters: validate_parameters_a12577db,
  },
  listWebhookDeliveries: {
    parameters: validate_parameters_4cc5a487,
  },
  recoverWebhookDeliveries: {
    body: validate_WebhookRecoveryRequest,
  },
  getWebhookDelivery: {
    parameters: validate_parameters_a12577db,
  },
  redeliverWebhookDelivery: {
    parameters: validate_parameters_a12577db,
  },
  listModules: {
    parameters: validate_parameters_d61ced3b,
  },
  listAccountChecks: {
    parameters: validate_parameters_d9d9f398,
  },
  listLeakSources: {
    parameters: validate_parameters_a5198275,
  },
  guessTypes: {
    body: validate_TypeGuessRequest,
  },
  listSearches: {
    parameters: validate_parameters_ceb3259e,
  },
  createSearch: {
    parameters: validate_parameters_6c14fa6b,
    body: validate_SearchRequest,
  },
  createTemporarySearch: {
    parameters: validate_parameters_17c9fb84,
    body: validate_SearchRequest,
  },
  exportTemporarySearch: {
    parameters: validate_parameters_68ced476,
    body: validate_TemporaryExportRequest,
  },
  runModuleOnce: {
    parameters: validate_parameters_17c9fb84,
    body: validate_ModuleRunRequest,
  },
  findSearches: {
    body: validate_SearchFindRequest,
  },
  deleteSearches: {
    body: validate_SearchDeletionRequest,
  },
  exportSearches: {
    parameters: validate_parameters_346fd16a,
  },
  getSearch: {
    parameters: validate_parameters_322e1d6f,
  },
  updateSearch: {
    parameters: validate_parameters_a12577db,
    body: validate_WordsUpdate,
  },
  getSearchResults: {
    parameters: validate_parameters_322e1d6f,
  },
  getSearchObservables: {
    parameters: validate_parameters_26b6053b,
  },
  getSearchProfile: {
    parameters: validate_parameters_17c68210,
  },
  exportSearchProfile: {
    parameters: validate_parameters_95a6fc7f,
  },
  getSearchPicture: {
    parameters: validate_parameters_322e1d6f,
    body: validate_PictureRequest,
  },
  getSearchByok: {
    parameters: validate_parameters_375b2f9a,
  },
  exportSearch: {
    parameters: validate_parameters_3d7c4322,
  },
  getSearchLeaks: {
    parameters: validate_parameters_322e1d6f,
  },
  getSearchLeakPage: {
    parameters: validate_parameters_75d89dcd,
  },
  getSearchMarks: {
    parameters: validate_parameters_a12577db,
  },
  setSearchMarks: {
    parameters: validate_parameters_a12577db,
    body: validate_SearchMarksRequest,
  },
  removeSearchMarks: {
    parameters: validate_parameters_a12577db,
    body: validate_MarkRemovalRequest,
  },
  cancelSearch: {
    parameters: validate_parameters_a12577db,
  },
  retrySearch: {
    parameters: validate_parameters_70769d87,
  },
  rerunSearch: {
    parameters: validate_parameters_8c1b2f70,
  },
  compareSearches: {
    parameters: validate_parameters_e682e5b4,
  },
  streamSearch: {
    parameters: validate_parameters_ad5f6285,
  },
  listWebhookAttempts: {
    parameters: validate_parameters_a12577db,
  },
  redeliverWebhook: {
    parameters: validate_parameters_a12577db,
  },
  listInvestigations: {
    parameters: validate_parameters_27f80c7a,
  },
  createInvestigation: {
    parameters: validate_parameters_6c14fa6b,
    body: validate_InvestigationRequest,
  },
  deleteInvestigations: {
    body: validate_InvestigationDeletionRequest,
  },
  getInvestigation: {
    parameters: validate_parameters_a12577db,
  },
  updateInvestigation: {
    parameters: validate_parameters_a12577db,
    body: validate_WordsUpdate,
  },
  streamInvestigation: {
    parameters: validate_parameters_8ed58849,
  },
  getInvestigationGraph: {
    parameters: validate_parameters_742cb999,
  },
  getInvestigationResults: {
    parameters: validate_parameters_89b88087,
  },
  getInvestigationObservables: {
    parameters: validate_parameters_528be673,
  },
  getInvestigationProfile: {
    parameters: validate_parameters_495beedc,
  },
  getInvestigationAccounts: {
    parameters: validate_parameters_89b88087,
  },
  getInvestigationLeaks: {
    parameters: validate_parameters_89b88087,
  },
  exportInvestigation: {
    parameters: validate_parameters_fe53b95a,
  },
  followInvestigation: {
    parameters: validate_parameters_946c2653,
    body: validate_InvestigationFollowRequest,
  },
  retryInvestigation: {
    parameters: validate_parameters_946c2653,
  },
  cancelInvestigation: {
    parameters: validate_parameters_a12577db,
  },
  listInvestigationWebhookAttempts: {
    parameters: validate_parameters_a12577db,
  },
  redeliverInvestigationWebhook: {
    parameters: validate_parameters_a12577db,
  },
  exportToolResponse: {
    parameters: validate_parameters_58ffb714,
    body: validate_ToolExportRequest,
  },
  listWatches: {
    parameters: validate_parameters_2b7c15aa,
  },
  createWatch: {
    parameters: validate_parameters_17c9fb84,
    body: validate_WatchRequest,
  },
  deleteWatches: {
    body: validate_WatchDeletionRequest,
  },
  getWatch: {
    parameters: validate_parameters_a12577db,
  },
  updateWatch: {
    parameters: validate_parameters_a12577db,
    body: validate_WatchUpdate,
  },
  runWatch: {
    parameters: validate_parameters_a12577db,
  },
  listWatchChanges: {
    parameters: validate_parameters_ef52bba9,
  },
  streamWatch: {
    parameters: validate_parameters_8ed58849,
  },
  listWatchWebhookAttempts: {
    parameters: validate_parameters_a12577db,
  },
  redeliverWatchWebhook: {
    parameters: validate_parameters_a12577db,
  },
  listBreaches: {
    parameters: validate_parameters_e62025eb,
  },
  getBreach: {
    parameters: validate_parameters_8e2faa7c,
  },
  listDataClasses: {
    parameters: validate_parameters_e1b31134,
  },
  getBreachFeed: {
    parameters: validate_parameters_e1b31134,
  },
  listTools: {
  },
  getTool: {
    parameters: validate_parameters_6a48ce84,
  },
  getToolResult: {
    parameters: validate_parameters_a12577db,
  },
  exportToolResult: {
    parameters: validate_parameters_9fe9f5f0,
  },
  findSubdomains: {
    parameters: validate_parameters_17c9fb84,
    body: validate_DomainRequest,
  },
  resolveDomain: {
    parameters: validate_parameters_17c9fb84,
    body: validate_DomainRequest,
  },
  findRegistration: {
    parameters: validate_parameters_17c9fb84,
    body: validate_DomainRequest,
  },
  findCertificates: {
    parameters: validate_parameters_17c9fb84,
    body: validate_DomainRequest,
  },
  investigateDomain: {
    parameters: validate_parameters_17c9fb84,
    body: validate_DomainRequest,
  },
  lookUpAddress: {
    parameters: validate_parameters_17c9fb84,
    body: validate_IpRequest,
  },
  judgeAddress: {
    parameters: validate_parameters_17c9fb84,
    body: validate_IpRequest,
  },
  investigateAddress: {
    parameters: validate_parameters_17c9fb84,
    body: validate_IpRequest,
  },
  lookUpNetwork: {
    parameters: validate_parameters_17c9fb84,
    body: validate_NetworkRequest,
  },
  lookUpSystem: {
    parameters: validate_parameters_17c9fb84,
    body: validate_AsnRequest,
  },
  investigateEmail: {
    parameters: validate_parameters_17c9fb84,
    body: validate_EmailRequest,
  },
  investigatePseudonym: {
    parameters: validate_parameters_17c9fb84,
    body: validate_PseudonymRequest,
  },
  checkEmailSecurity: {
    parameters: validate_parameters_17c9fb84,
    body: validate_DomainRequest,
  },
  findPlayer: {
    parameters: validate_parameters_17c9fb84,
    body: validate_PlayerRequest,
  },
  decodeVin: {
    parameters: validate_parameters_17c9fb84,
    body: validate_VinRequest,
  },
}
