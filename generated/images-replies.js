// Made by npm run generate from openapi/. Do not edit.
import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)

const formats_37d7ec70 = require("ajv-formats/dist/formats").fullFormats["date-time"];
const formats_53abe991 = require("ajv-formats/dist/formats").fullFormats.int32;
const formats_73ec681d = require("ajv-formats/dist/formats").fullFormats.uri;
const formats_e16c4d17 = require("ajv-formats/dist/formats").fullFormats.int64;
const formats_f16e24a5 = /^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;
const schema_HealthStatus = {"type":"string","enum":["ok","degraded","unavailable"]};
const schema_ModuleErrorCode = {"type":"string","enum":["UPSTREAM_UNREACHABLE","UPSTREAM_TIMEOUT","UPSTREAM_RATE_LIMITED","UPSTREAM_BLOCKED","UPSTREAM_KEY_REFUSED","UPSTREAM_QUOTA","UPSTREAM_ERROR","UPSTREAM_CHANGED","UPSTREAM_TOO_LARGE","EGRESS_REFUSED","PROXY_FAILED","MACHINE_BUSY","MODULE_TIMEOUT","MODULE_ERROR","MODULE_SKIPPED","NOT_APPLICABLE","SOURCE_BENCHED","NOT_ENABLED","KEY_MISSING","DOMAIN_NOT_PROVED"]};
const schema_ToolSourceReport = {"type":"object","required":["name","status","count","duration_ms","cached","fetched_at","error"],"properties":{"name":{"type":"string"},"status":{"$ref":"ToolSourceStatus"},"count":{"type":"integer","format":"int32","minimum":0,"maximum":2147483647},"duration_ms":{"type":"integer","format":"int32","minimum":0,"maximum":2147483647},"cached":{"type":"boolean"},"fetched_at":{"type":["string","null"],"format":"date-time"},"error":{"oneOf":[{"$ref":"ToolSourceError"},{"type":"null"}]}}};
const schema_ToolSourceStatus = {"type":"string","enum":["success","no_results","failed","timeout","skipped"]};

function validate_ErrorBody(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_ErrorBody.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.code === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "code"},message:"must have required property '"+"code"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.message === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "message"},message:"must have required property '"+"message"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.faults === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "faults"},message:"must have required property '"+"faults"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.code !== undefined){
if(typeof data.code !== "string"){
const err3 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.message !== undefined){
if(typeof data.message !== "string"){
const err4 = {instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.details !== undefined){
if(!(validate_ErrorDetails(data.details, {instancePath:instancePath+"/details",parentData:data,parentDataProperty:"details",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_ErrorDetails.errors : vErrors.concat(validate_ErrorDetails.errors);
errors = vErrors.length;
}
}
if(data.faults !== undefined){
if(!(validate_Faults(data.faults, {instancePath:instancePath+"/faults",parentData:data,parentDataProperty:"faults",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_Faults.errors : vErrors.concat(validate_Faults.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate_ErrorBody.errors = vErrors;
return errors === 0;
}
validate_ErrorBody.evaluated = {"props":{"code":true,"message":true,"details":true,"faults":true},"dynamicProps":false,"dynamicItems":false};

function validate_ErrorDetails(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_ErrorDetails.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(!(validate_ErrorText(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_ErrorText.errors : vErrors.concat(validate_ErrorText.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs2 = errors;
if(!(validate_Faults(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_Faults.errors : vErrors.concat(validate_Faults.errors);
errors = vErrors.length;
}
var _valid0 = _errs2 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid0 = true;
passing0 = 1;
var items0 = true;
}
}
if(!valid0){
const err0 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate_ErrorDetails.errors = vErrors;
evaluated0.items = items0;
return errors === 0;
}
validate_ErrorDetails.evaluated = {"dynamicProps":false,"dynamicItems":true};

function validate_ErrorEnvelope(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_ErrorEnvelope.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.error === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "error"},message:"must have required property '"+"error"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.meta === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "meta"},message:"must have required property '"+"meta"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.error !== undefined){
if(!(validate_ErrorBody(data.error, {instancePath:instancePath+"/error",parentData:data,parentDataProperty:"error",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_ErrorBody.errors : vErrors.concat(validate_ErrorBody.errors);
errors = vErrors.length;
}
}
if(data.meta !== undefined){
if(!(validate_ErrorMeta(data.meta, {instancePath:instancePath+"/meta",parentData:data,parentDataProperty:"meta",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_ErrorMeta.errors : vErrors.concat(validate_ErrorMeta.errors);
errors = vErrors.length;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate_ErrorEnvelope.errors = vErrors;
return errors === 0;
}
validate_ErrorEnvelope.evaluated = {"props":{"error":true,"meta":true},"dynamicProps":false,"dynamicItems":false};

function validate_ErrorMeta(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_ErrorMeta.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.environment === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "environment"},message:"must have required property '"+"environment"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.timestamp === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "timestamp"},message:"must have required property '"+"timestamp"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.environment !== undefined){
if(typeof data.environment !== "string"){
const err2 = {instancePath:instancePath+"/environment",schemaPath:"#/properties/environment/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.timestamp !== undefined){
let data1 = data.timestamp;
if(typeof data1 === "string"){
if(!(formats_37d7ec70.validate(data1))){
const err3 = {instancePath:instancePath+"/timestamp",schemaPath:"#/properties/timestamp/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
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
const err4 = {instancePath:instancePath+"/timestamp",schemaPath:"#/properties/timestamp/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.sources !== undefined){
let data2 = data.sources;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(!(validate_ToolSourceReport(data2[i0], {instancePath:instancePath+"/sources/" + i0,parentData:data2,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_ToolSourceReport.errors : vErrors.concat(validate_ToolSourceReport.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath:instancePath+"/sources",schemaPath:"#/properties/sources/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.savedResult !== undefined){
if(!(validate_SavedResult(data.savedResult, {instancePath:instancePath+"/savedResult",parentData:data,parentDataProperty:"savedResult",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_SavedResult.errors : vErrors.concat(validate_SavedResult.errors);
errors = vErrors.length;
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate_ErrorMeta.errors = vErrors;
return errors === 0;
}
validate_ErrorMeta.evaluated = {"props":{"environment":true,"timestamp":true,"sources":true,"savedResult":true},"dynamicProps":false,"dynamicItems":false};

function validate_ErrorText(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_ErrorText.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate_ErrorText.errors = vErrors;
return errors === 0;
}
validate_ErrorText.evaluated = {"dynamicProps":false,"dynamicItems":false};

function validate_Fault(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_Fault.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},message:"must have required property '"+"path"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.message === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "message"},message:"must have required property '"+"message"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.path !== undefined){
if(typeof data.path !== "string"){
const err2 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.message !== undefined){
if(typeof data.message !== "string"){
const err3 = {instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate_Fault.errors = vErrors;
return errors === 0;
}
validate_Fault.evaluated = {"props":{"path":true,"message":true},"dynamicProps":false,"dynamicItems":false};

function validate_Faults(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_Faults.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(Array.isArray(data)){
if(data.length > 1000){
const err0 = {instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(!(validate_Fault(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_Fault.errors : vErrors.concat(validate_Fault.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate_Faults.errors = vErrors;
return errors === 0;
}
validate_Faults.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

function validate_FlagNotFound(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_FlagNotFound.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate_ErrorEnvelope(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_ErrorEnvelope.errors : vErrors.concat(validate_ErrorEnvelope.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.error !== undefined){
const _errs0 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.error !== undefined){
let data0 = data.error;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.code !== undefined){
if("NOT_FOUND" !== data0.code){
const err0 = {instancePath:instancePath+"/error/code",schemaPath:"#/dependentSchemas/error/properties/error/properties/code/const",keyword:"const",params:{allowedValue: "NOT_FOUND"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
}
else {
const err1 = {instancePath:instancePath+"/error",schemaPath:"#/dependentSchemas/error/properties/error/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
var valid0 = _errs0 === errors;
if(valid0){
var props0 = true;
}
}
else {
var valid0 = true;
}
}
validate_FlagNotFound.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate_FlagNotFound.evaluated = {"dynamicProps":true,"dynamicItems":false};

function validate_HeaderTooLarge(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_HeaderTooLarge.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate_ErrorEnvelope(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_ErrorEnvelope.errors : vErrors.concat(validate_ErrorEnvelope.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.error !== undefined){
const _errs0 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.error !== undefined){
let data0 = data.error;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.code !== undefined){
if("REQUEST_HEADER_FIELDS_TOO_LARGE" !== data0.code){
const err0 = {instancePath:instancePath+"/error/code",schemaPath:"#/dependentSchemas/error/properties/error/properties/code/const",keyword:"const",params:{allowedValue: "REQUEST_HEADER_FIELDS_TOO_LARGE"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
}
else {
const err1 = {instancePath:instancePath+"/error",schemaPath:"#/dependentSchemas/error/properties/error/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
var valid0 = _errs0 === errors;
if(valid0){
var props0 = true;
}
}
else {
var valid0 = true;
}
}
validate_HeaderTooLarge.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate_HeaderTooLarge.evaluated = {"dynamicProps":true,"dynamicItems":false};

function validate_Health(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_Health.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.status === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.version === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "version"},message:"must have required property '"+"version"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.environment === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "environment"},message:"must have required property '"+"environment"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.uptime_s === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "uptime_s"},message:"must have required property '"+"uptime_s"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.checks === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "checks"},message:"must have required property '"+"checks"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.status !== undefined){
if(!(validate_HealthStatus(data.status, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_HealthStatus.errors : vErrors.concat(validate_HealthStatus.errors);
errors = vErrors.length;
}
}
if(data.version !== undefined){
if(typeof data.version !== "string"){
const err5 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.environment !== undefined){
if(typeof data.environment !== "string"){
const err6 = {instancePath:instancePath+"/environment",schemaPath:"#/properties/environment/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.uptime_s !== undefined){
let data3 = data.uptime_s;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err7 = {instancePath:instancePath+"/uptime_s",schemaPath:"#/properties/uptime_s/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 9007199254740991 || isNaN(data3)){
const err8 = {instancePath:instancePath+"/uptime_s",schemaPath:"#/properties/uptime_s/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data3 < 0 || isNaN(data3)){
const err9 = {instancePath:instancePath+"/uptime_s",schemaPath:"#/properties/uptime_s/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!(formats_e16c4d17.validate(data3))){
const err10 = {instancePath:instancePath+"/uptime_s",schemaPath:"#/properties/uptime_s/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""};
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
if(data.checks !== undefined){
if(!(validate_HealthChecks(data.checks, {instancePath:instancePath+"/checks",parentData:data,parentDataProperty:"checks",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_HealthChecks.errors : vErrors.concat(validate_HealthChecks.errors);
errors = vErrors.length;
}
}
}
else {
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
validate_Health.errors = vErrors;
return errors === 0;
}
validate_Health.evaluated = {"props":{"status":true,"version":true,"environment":true,"uptime_s":true,"checks":true},"dynamicProps":false,"dynamicItems":false};

function validate_HealthChecks(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_HealthChecks.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.store !== undefined){
if(!(validate_HealthStatus(data.store, {instancePath:instancePath+"/store",parentData:data,parentDataProperty:"store",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_HealthStatus.errors : vErrors.concat(validate_HealthStatus.errors);
errors = vErrors.length;
}
}
if(data.engine !== undefined){
if(!(validate_HealthStatus(data.engine, {instancePath:instancePath+"/engine",parentData:data,parentDataProperty:"engine",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_HealthStatus.errors : vErrors.concat(validate_HealthStatus.errors);
errors = vErrors.length;
}
}
if(data.runners !== undefined){
if(!(validate_HealthStatus(data.runners, {instancePath:instancePath+"/runners",parentData:data,parentDataProperty:"runners",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_HealthStatus.errors : vErrors.concat(validate_HealthStatus.errors);
errors = vErrors.length;
}
}
if(data.wire !== undefined){
if(!(validate_HealthStatus(data.wire, {instancePath:instancePath+"/wire",parentData:data,parentDataProperty:"wire",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_HealthStatus.errors : vErrors.concat(validate_HealthStatus.errors);
errors = vErrors.length;
}
}
}
else {
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate_HealthChecks.errors = vErrors;
return errors === 0;
}
validate_HealthChecks.evaluated = {"props":{"store":true,"engine":true,"runners":true,"wire":true},"dynamicProps":false,"dynamicItems":false};

function validate_HealthStatus(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_HealthStatus.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!(((data === "ok") || (data === "degraded")) || (data === "unavailable"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema_HealthStatus.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate_HealthStatus.errors = vErrors;
return errors === 0;
}
validate_HealthStatus.evaluated = {"dynamicProps":false,"dynamicItems":false};

function validate_ImageOverloaded(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_ImageOverloaded.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate_ErrorEnvelope(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_ErrorEnvelope.errors : vErrors.concat(validate_ErrorEnvelope.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.error !== undefined){
const _errs0 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.error !== undefined){
let data0 = data.error;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.code !== undefined){
if("OVERLOADED" !== data0.code){
const err0 = {instancePath:instancePath+"/error/code",schemaPath:"#/dependentSchemas/error/properties/error/properties/code/const",keyword:"const",params:{allowedValue: "OVERLOADED"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
}
else {
const err1 = {instancePath:instancePath+"/error",schemaPath:"#/dependentSchemas/error/properties/error/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
var valid0 = _errs0 === errors;
if(valid0){
var props0 = true;
}
}
else {
var valid0 = true;
}
}
validate_ImageOverloaded.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate_ImageOverloaded.evaluated = {"dynamicProps":true,"dynamicItems":false};

function validate_ImageRateLimited(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_ImageRateLimited.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate_ErrorEnvelope(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_ErrorEnvelope.errors : vErrors.concat(validate_ErrorEnvelope.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.error !== undefined){
const _errs0 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.error !== undefined){
let data0 = data.error;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.code !== undefined){
if("RATE_LIMIT_RPM_EXCEEDED" !== data0.code){
const err0 = {instancePath:instancePath+"/error/code",schemaPath:"#/dependentSchemas/error/properties/error/properties/code/const",keyword:"const",params:{allowedValue: "RATE_LIMIT_RPM_EXCEEDED"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
}
else {
const err1 = {instancePath:instancePath+"/error",schemaPath:"#/dependentSchemas/error/properties/error/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
var valid0 = _errs0 === errors;
if(valid0){
var props0 = true;
}
}
else {
var valid0 = true;
}
}
validate_ImageRateLimited.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate_ImageRateLimited.evaluated = {"dynamicProps":true,"dynamicItems":false};

function validate_InternalError(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_InternalError.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate_SimpleError(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_SimpleError.errors : vErrors.concat(validate_SimpleError.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.error !== undefined){
const _errs0 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.error !== undefined){
let data0 = data.error;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.code !== undefined){
if("INTERNAL_ERROR" !== data0.code){
const err0 = {instancePath:instancePath+"/error/code",schemaPath:"#/dependentSchemas/error/properties/error/properties/code/const",keyword:"const",params:{allowedValue: "INTERNAL_ERROR"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
}
else {
const err1 = {instancePath:instancePath+"/error",schemaPath:"#/dependentSchemas/error/properties/error/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
var valid0 = _errs0 === errors;
if(valid0){
var props0 = true;
}
}
else {
var valid0 = true;
}
}
validate_InternalError.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate_InternalError.evaluated = {"dynamicProps":true,"dynamicItems":false};

function validate_InvalidFlag(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_InvalidFlag.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate_ErrorEnvelope(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_ErrorEnvelope.errors : vErrors.concat(validate_ErrorEnvelope.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.error !== undefined){
const _errs0 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.error !== undefined){
let data0 = data.error;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.code !== undefined){
if("VALIDATION_ERROR" !== data0.code){
const err0 = {instancePath:instancePath+"/error/code",schemaPath:"#/dependentSchemas/error/properties/error/properties/code/const",keyword:"const",params:{allowedValue: "VALIDATION_ERROR"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
}
else {
const err1 = {instancePath:instancePath+"/error",schemaPath:"#/dependentSchemas/error/properties/error/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
var valid0 = _errs0 === errors;
if(valid0){
var props0 = true;
}
}
else {
var valid0 = true;
}
}
validate_InvalidFlag.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate_InvalidFlag.evaluated = {"dynamicProps":true,"dynamicItems":false};

function validate_InvalidLogo(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_InvalidLogo.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate_ErrorEnvelope(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_ErrorEnvelope.errors : vErrors.concat(validate_ErrorEnvelope.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.error !== undefined){
const _errs0 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.error !== undefined){
let data0 = data.error;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.code !== undefined){
if("VALIDATION_ERROR" !== data0.code){
const err0 = {instancePath:instancePath+"/error/code",schemaPath:"#/dependentSchemas/error/properties/error/properties/code/const",keyword:"const",params:{allowedValue: "VALIDATION_ERROR"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
}
else {
const err1 = {instancePath:instancePath+"/error",schemaPath:"#/dependentSchemas/error/properties/error/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
var valid0 = _errs0 === errors;
if(valid0){
var props0 = true;
}
}
else {
var valid0 = true;
}
}
validate_InvalidLogo.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate_InvalidLogo.evaluated = {"dynamicProps":true,"dynamicItems":false};

function validate_LogoNotFound(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_LogoNotFound.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate_ErrorEnvelope(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_ErrorEnvelope.errors : vErrors.concat(validate_ErrorEnvelope.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.error !== undefined){
const _errs0 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.error !== undefined){
let data0 = data.error;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.code !== undefined){
if("NOT_FOUND" !== data0.code){
const err0 = {instancePath:instancePath+"/error/code",schemaPath:"#/dependentSchemas/error/properties/error/properties/code/const",keyword:"const",params:{allowedValue: "NOT_FOUND"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
}
else {
const err1 = {instancePath:instancePath+"/error",schemaPath:"#/dependentSchemas/error/properties/error/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
var valid0 = _errs0 === errors;
if(valid0){
var props0 = true;
}
}
else {
var valid0 = true;
}
}
validate_LogoNotFound.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate_LogoNotFound.evaluated = {"dynamicProps":true,"dynamicItems":false};

function validate_MethodNotAllowed(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_MethodNotAllowed.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate_ErrorEnvelope(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_ErrorEnvelope.errors : vErrors.concat(validate_ErrorEnvelope.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.error !== undefined){
const _errs0 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.error !== undefined){
let data0 = data.error;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.code !== undefined){
if("METHOD_NOT_ALLOWED" !== data0.code){
const err0 = {instancePath:instancePath+"/error/code",schemaPath:"#/dependentSchemas/error/properties/error/properties/code/const",keyword:"const",params:{allowedValue: "METHOD_NOT_ALLOWED"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
}
else {
const err1 = {instancePath:instancePath+"/error",schemaPath:"#/dependentSchemas/error/properties/error/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
var valid0 = _errs0 === errors;
if(valid0){
var props0 = true;
}
}
else {
var valid0 = true;
}
}
validate_MethodNotAllowed.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate_MethodNotAllowed.evaluated = {"dynamicProps":true,"dynamicItems":false};

function validate_ModuleErrorCode(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_ModuleErrorCode.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!((((((((((((((((((((data === "UPSTREAM_UNREACHABLE") || (data === "UPSTREAM_TIMEOUT")) || (data === "UPSTREAM_RATE_LIMITED")) || (data === "UPSTREAM_BLOCKED")) || (data === "UPSTREAM_KEY_REFUSED")) || (data === "UPSTREAM_QUOTA")) || (data === "UPSTREAM_ERROR")) || (data === "UPSTREAM_CHANGED")) || (data === "UPSTREAM_TOO_LARGE")) || (data === "EGRESS_REFUSED")) || (data === "PROXY_FAILED")) || (data === "MACHINE_BUSY")) || (data === "MODULE_TIMEOUT")) || (data === "MODULE_ERROR")) || (data === "MODULE_SKIPPED")) || (data === "NOT_APPLICABLE")) || (data === "SOURCE_BENCHED")) || (data === "NOT_ENABLED")) || (data === "KEY_MISSING")) || (data === "DOMAIN_NOT_PROVED"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema_ModuleErrorCode.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate_ModuleErrorCode.errors = vErrors;
return errors === 0;
}
validate_ModuleErrorCode.evaluated = {"dynamicProps":false,"dynamicItems":false};

function validate_RequestTimeout(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_RequestTimeout.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate_ErrorEnvelope(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_ErrorEnvelope.errors : vErrors.concat(validate_ErrorEnvelope.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.error !== undefined){
const _errs0 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.error !== undefined){
let data0 = data.error;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.code !== undefined){
if("REQUEST_TIMEOUT" !== data0.code){
const err0 = {instancePath:instancePath+"/error/code",schemaPath:"#/dependentSchemas/error/properties/error/properties/code/const",keyword:"const",params:{allowedValue: "REQUEST_TIMEOUT"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
}
else {
const err1 = {instancePath:instancePath+"/error",schemaPath:"#/dependentSchemas/error/properties/error/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
var valid0 = _errs0 === errors;
if(valid0){
var props0 = true;
}
}
else {
var valid0 = true;
}
}
validate_RequestTimeout.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate_RequestTimeout.evaluated = {"dynamicProps":true,"dynamicItems":false};

function validate_SavedResult(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_SavedResult.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.url === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "url"},message:"must have required property '"+"url"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(!(formats_f16e24a5.test(data0))){
const err2 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""};
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
const err3 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.url !== undefined){
let data1 = data.url;
if(typeof data1 === "string"){
if(!(formats_73ec681d(data1))){
const err4 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/format",keyword:"format",params:{format: "uri"},message:"must match format \""+"uri"+"\""};
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
const err5 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate_SavedResult.errors = vErrors;
return errors === 0;
}
validate_SavedResult.evaluated = {"props":{"id":true,"url":true},"dynamicProps":false,"dynamicItems":false};

function validate_SimpleError(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_SimpleError.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.success === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "success"},message:"must have required property '"+"success"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.message === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "message"},message:"must have required property '"+"message"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.error === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "error"},message:"must have required property '"+"error"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.meta === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "meta"},message:"must have required property '"+"meta"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.success !== undefined){
let data0 = data.success;
if(typeof data0 !== "boolean"){
const err4 = {instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
const _errs3 = errors;
const _errs4 = errors;
if(true !== data0){
const err5 = {};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
var valid1 = _errs4 === errors;
if(valid1){
const err6 = {instancePath:instancePath+"/success",schemaPath:"#/properties/success/not",keyword:"not",params:{},message:"must NOT be valid"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
else {
errors = _errs3;
if(vErrors !== null){
if(_errs3){
vErrors.length = _errs3;
}
else {
vErrors = null;
}
}
}
}
if(data.message !== undefined){
if(typeof data.message !== "string"){
const err7 = {instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.error !== undefined){
if(!(validate_ErrorBody(data.error, {instancePath:instancePath+"/error",parentData:data,parentDataProperty:"error",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_ErrorBody.errors : vErrors.concat(validate_ErrorBody.errors);
errors = vErrors.length;
}
}
if(data.meta !== undefined){
if(!(validate_ErrorMeta(data.meta, {instancePath:instancePath+"/meta",parentData:data,parentDataProperty:"meta",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_ErrorMeta.errors : vErrors.concat(validate_ErrorMeta.errors);
errors = vErrors.length;
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate_SimpleError.errors = vErrors;
return errors === 0;
}
validate_SimpleError.evaluated = {"props":{"success":true,"message":true,"error":true,"meta":true},"dynamicProps":false,"dynamicItems":false};

function validate_ToolSourceError(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_ToolSourceError.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.code === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "code"},message:"must have required property '"+"code"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.message === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "message"},message:"must have required property '"+"message"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.code !== undefined){
if(!(validate_ModuleErrorCode(data.code, {instancePath:instancePath+"/code",parentData:data,parentDataProperty:"code",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_ModuleErrorCode.errors : vErrors.concat(validate_ModuleErrorCode.errors);
errors = vErrors.length;
}
}
if(data.message !== undefined){
if(typeof data.message !== "string"){
const err2 = {instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate_ToolSourceError.errors = vErrors;
return errors === 0;
}
validate_ToolSourceError.evaluated = {"props":{"code":true,"message":true},"dynamicProps":false,"dynamicItems":false};

function validate_ToolSourceReport(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_ToolSourceReport.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.status === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.count === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "count"},message:"must have required property '"+"count"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.duration_ms === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "duration_ms"},message:"must have required property '"+"duration_ms"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.cached === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "cached"},message:"must have required property '"+"cached"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.fetched_at === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "fetched_at"},message:"must have required property '"+"fetched_at"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.error === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "error"},message:"must have required property '"+"error"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.name !== undefined){
if(typeof data.name !== "string"){
const err7 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.status !== undefined){
if(!(validate_ToolSourceStatus(data.status, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_ToolSourceStatus.errors : vErrors.concat(validate_ToolSourceStatus.errors);
errors = vErrors.length;
}
}
if(data.count !== undefined){
let data2 = data.count;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err8 = {instancePath:instancePath+"/count",schemaPath:"#/properties/count/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 2147483647 || isNaN(data2)){
const err9 = {instancePath:instancePath+"/count",schemaPath:"#/properties/count/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data2 < 0 || isNaN(data2)){
const err10 = {instancePath:instancePath+"/count",schemaPath:"#/properties/count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!(formats_53abe991.validate(data2))){
const err11 = {instancePath:instancePath+"/count",schemaPath:"#/properties/count/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""};
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
if(data.duration_ms !== undefined){
let data3 = data.duration_ms;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err12 = {instancePath:instancePath+"/duration_ms",schemaPath:"#/properties/duration_ms/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 2147483647 || isNaN(data3)){
const err13 = {instancePath:instancePath+"/duration_ms",schemaPath:"#/properties/duration_ms/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data3 < 0 || isNaN(data3)){
const err14 = {instancePath:instancePath+"/duration_ms",schemaPath:"#/properties/duration_ms/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(!(formats_53abe991.validate(data3))){
const err15 = {instancePath:instancePath+"/duration_ms",schemaPath:"#/properties/duration_ms/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""};
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
if(data.cached !== undefined){
if(typeof data.cached !== "boolean"){
const err16 = {instancePath:instancePath+"/cached",schemaPath:"#/properties/cached/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.fetched_at !== undefined){
let data5 = data.fetched_at;
if((typeof data5 !== "string") && (data5 !== null)){
const err17 = {instancePath:instancePath+"/fetched_at",schemaPath:"#/properties/fetched_at/type",keyword:"type",params:{type: schema_ToolSourceReport.properties.fetched_at.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(typeof data5 === "string"){
if(!(formats_37d7ec70.validate(data5))){
const err18 = {instancePath:instancePath+"/fetched_at",schemaPath:"#/properties/fetched_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
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
if(data.error !== undefined){
let data6 = data.error;
const _errs13 = errors;
let valid1 = false;
let passing0 = null;
const _errs14 = errors;
if(!(validate_ToolSourceError(data6, {instancePath:instancePath+"/error",parentData:data,parentDataProperty:"error",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_ToolSourceError.errors : vErrors.concat(validate_ToolSourceError.errors);
errors = vErrors.length;
}
var _valid0 = _errs14 === errors;
if(_valid0){
valid1 = true;
passing0 = 0;
var props0 = {};
props0.code = true;
props0.message = true;
}
const _errs15 = errors;
if(data6 !== null){
const err19 = {instancePath:instancePath+"/error",schemaPath:"#/properties/error/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
var _valid0 = _errs15 === errors;
if(_valid0 && valid1){
valid1 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid1 = true;
passing0 = 1;
}
}
if(!valid1){
const err20 = {instancePath:instancePath+"/error",schemaPath:"#/properties/error/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
else {
errors = _errs13;
if(vErrors !== null){
if(_errs13){
vErrors.length = _errs13;
}
else {
vErrors = null;
}
}
}
}
}
else {
const err21 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
validate_ToolSourceReport.errors = vErrors;
return errors === 0;
}
validate_ToolSourceReport.evaluated = {"props":{"name":true,"status":true,"count":true,"duration_ms":true,"cached":true,"fetched_at":true,"error":true},"dynamicProps":false,"dynamicItems":false};

function validate_ToolSourceStatus(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_ToolSourceStatus.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!(((((data === "success") || (data === "no_results")) || (data === "failed")) || (data === "timeout")) || (data === "skipped"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema_ToolSourceStatus.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate_ToolSourceStatus.errors = vErrors;
return errors === 0;
}
validate_ToolSourceStatus.evaluated = {"dynamicProps":false,"dynamicItems":false};

function validate_ValidationError(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_ValidationError.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate_ErrorEnvelope(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_ErrorEnvelope.errors : vErrors.concat(validate_ErrorEnvelope.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.error !== undefined){
const _errs0 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.error !== undefined){
let data0 = data.error;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.code !== undefined){
if("VALIDATION_ERROR" !== data0.code){
const err0 = {instancePath:instancePath+"/error/code",schemaPath:"#/dependentSchemas/error/properties/error/properties/code/const",keyword:"const",params:{allowedValue: "VALIDATION_ERROR"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
}
else {
const err1 = {instancePath:instancePath+"/error",schemaPath:"#/dependentSchemas/error/properties/error/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
var valid0 = _errs0 === errors;
if(valid0){
var props0 = true;
}
}
else {
var valid0 = true;
}
}
validate_ValidationError.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate_ValidationError.evaluated = {"dynamicProps":true,"dynamicItems":false};

function validate_refuseFlags_400(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_refuseFlags_400.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate_ErrorEnvelope(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_ErrorEnvelope.errors : vErrors.concat(validate_ErrorEnvelope.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.error !== undefined){
const _errs0 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.error !== undefined){
let data0 = data.error;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.code !== undefined){
if("VALIDATION_ERROR" !== data0.code){
const err0 = {instancePath:instancePath+"/error/code",schemaPath:"#/dependentSchemas/error/properties/error/properties/code/const",keyword:"const",params:{allowedValue: "VALIDATION_ERROR"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
}
else {
const err1 = {instancePath:instancePath+"/error",schemaPath:"#/dependentSchemas/error/properties/error/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
var valid0 = _errs0 === errors;
if(valid0){
var props0 = true;
}
}
else {
var valid0 = true;
}
}
validate_refuseFlags_400.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate_refuseFlags_400.evaluated = {"dynamicProps":true,"dynamicItems":false};

function validate_unchecked(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
validate_unchecked.errors = null;
return true;
}
validate_unchecked.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const replies = {
  getLogo: {
    200: {
      'image/png': validate_unchecked,
      'image/webp': validate_unchecked,
      'image/jpeg': validate_unchecked,
    },
    304: {
    },
    400: {
      'application/json': validate_InvalidLogo,
    },
    404: {
      'application/json': validate_LogoNotFound,
    },
    405: {
      'application/json': validate_MethodNotAllowed,
    },
    408: {
      'application/json': validate_RequestTimeout,
    },
    429: {
      'application/json': validate_ImageRateLimited,
    },
    431: {
      'application/json': validate_HeaderTooLarge,
    },
    500: {
      'application/json': validate_InternalError,
    },
    503: {
      'application/json': validate_ImageOverloaded,
    },
  },
  refuseFlags: {
    400: {
      'application/json': validate_refuseFlags_400,
    },
    405: {
      'application/json': validate_MethodNotAllowed,
    },
    408: {
      'application/json': validate_RequestTimeout,
    },
    431: {
      'application/json': validate_HeaderTooLarge,
    },
    500: {
      'application/json': validate_InternalError,
    },
  },
  getFlag: {
    200: {
      'image/svg+xml': validate_unchecked,
      'image/png': validate_unchecked,
      'image/webp': validate_unchecked,
      'image/jpeg': validate_unchecked,
    },
    304: {
    },
    400: {
      'application/json': validate_InvalidFlag,
    },
    404: {
      'application/json': validate_FlagNotFound,
    },
    405: {
      'application/json': validate_MethodNotAllowed,
    },
    408: {
      'application/json': validate_RequestTimeout,
    },
    429: {
      'application/json': validate_ImageRateLimited,
    },
    431: {
      'application/json': validate_HeaderTooLarge,
    },
    500: {
      'application/json': validate_InternalError,
    },
    503: {
      'application/json': validate_ImageOverloaded,
    },
  },
  getHealth: {
    200: {
      'application/json': validate_Health,
    },
    400: {
      'application/json': validate_ValidationError,
    },
    405: {
      'application/json': validate_MethodNotAllowed,
    },
    408: {
      'application/json': validate_RequestTimeout,
    },
    431: {
      'application/json': validate_HeaderTooLarge,
    },
    500: {
      'application/json': validate_InternalError,
    },
    503: {
      'application/json': validate_Health,
    },
  },
  getLiveness: {
    200: {
      'application/json': validate_Health,
    },
    400: {
      'application/json': validate_ValidationError,
    },
    405: {
      'application/json': validate_MethodNotAllowed,
    },
    408: {
      'application/json': validate_RequestTimeout,
    },
    431: {
      'application/json': validate_HeaderTooLarge,
    },
    500: {
      'application/json': validate_InternalError,
    },
  },
  getReadiness: {
    200: {
      'application/json': validate_Health,
    },
    400: {
      'application/json': validate_ValidationError,
    },
    405: {
      'application/json': validate_MethodNotAllowed,
    },
    408: {
      'application/json': validate_RequestTimeout,
    },
    431: {
      'application/json': validate_HeaderTooLarge,
    },
    500: {
      'application/json': validate_InternalError,
    },
    503: {
      'application/json': validate_Health,
    },
  },
}

export const webhooks = {

}
