// Made by npm run generate from openapi/. Do not edit.
import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)

const formats_53abe991 = require("ajv-formats/dist/formats").fullFormats.int32;
const func_7a031813 = require("ajv/dist/runtime/ucs2length").default;
const schema_parameters_66bb7993 = {"type":"object","properties":{"path":{"type":"object","properties":{"domain":{"type":"string","minLength":1,"maxLength":1024,"x-fault-message":"must be the domain name of a site, as in /example.com; flags are at /flags/fr, and /openapi.json documents the service"}},"required":["domain"],"additionalProperties":false},"query":{"type":"object","properties":{"size":{"type":"integer","format":"int32","minimum":16,"maximum":512,"default":128},"format":{"type":"string","enum":["png","webp","jpg","jpeg"],"default":"png"}},"required":[],"additionalProperties":false},"header":{"type":"object","properties":{"If-None-Match":{"type":"string","maxLength":4096}},"required":[],"additionalProperties":false}}};
const schema_parameters_d3d1ba31 = {"type":"object","properties":{"path":{"type":"object","properties":{"file":{"type":"string","minLength":1,"maxLength":100,"x-fault-message":"must be the alias of a flag, as in /flags/fr or /flags/cote-d-ivoire.png: letters, digits, spaces and - _ ' . , ; : * ( ) [ ] &"}},"required":["file"],"additionalProperties":false},"query":{"type":"object","properties":{"w":{"type":"integer","format":"int32","minimum":16,"maximum":1024}},"required":[],"additionalProperties":false},"header":{"type":"object","properties":{"If-None-Match":{"type":"string","maxLength":4096}},"required":[],"additionalProperties":false}}};

function validate_parameters_66bb7993(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_parameters_66bb7993.evaluated;
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
if(data0.domain === undefined){
const err0 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "domain"},message:"must have required property '"+"domain"+"'",schema:schema_parameters_66bb7993.properties.path.required,parentSchema:schema_parameters_66bb7993.properties.path,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data0){
if(!(key0 === "domain")){
const err1 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_parameters_66bb7993.properties.path,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data0.domain !== undefined){
let data1 = data0.domain;
if(typeof data1 === "string"){
if(func_7a031813(data1) > 1024){
const err2 = {instancePath:instancePath+"/path/domain",schemaPath:"#/properties/path/properties/domain/maxLength",keyword:"maxLength",params:{limit: 1024},message:"must NOT have more than 1024 characters",schema:1024,parentSchema:schema_parameters_66bb7993.properties.path.properties.domain,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func_7a031813(data1) < 1){
const err3 = {instancePath:instancePath+"/path/domain",schemaPath:"#/properties/path/properties/domain/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_parameters_66bb7993.properties.path.properties.domain,data:data1};
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
const err4 = {instancePath:instancePath+"/path/domain",schemaPath:"#/properties/path/properties/domain/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_parameters_66bb7993.properties.path.properties.domain.type,parentSchema:schema_parameters_66bb7993.properties.path.properties.domain,data:data1};
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
const err5 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_parameters_66bb7993.properties.path.type,parentSchema:schema_parameters_66bb7993.properties.path,data:data0};
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
if(data2.size === undefined){
data2.size = 128;
}
if(data2.format === undefined){
data2.format = "png";
}
for(const key1 in data2){
if(!((key1 === "size") || (key1 === "format"))){
const err6 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema_parameters_66bb7993.properties.query,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
let data3 = data2.size;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err7 = {instancePath:instancePath+"/query/size",schemaPath:"#/properties/query/properties/size/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema_parameters_66bb7993.properties.query.properties.size.type,parentSchema:schema_parameters_66bb7993.properties.query.properties.size,data:data3};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 512 || isNaN(data3)){
const err8 = {instancePath:instancePath+"/query/size",schemaPath:"#/properties/query/properties/size/maximum",keyword:"maximum",params:{comparison: "<=", limit: 512},message:"must be <= 512",schema:512,parentSchema:schema_parameters_66bb7993.properties.query.properties.size,data:data3};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data3 < 16 || isNaN(data3)){
const err9 = {instancePath:instancePath+"/query/size",schemaPath:"#/properties/query/properties/size/minimum",keyword:"minimum",params:{comparison: ">=", limit: 16},message:"must be >= 16",schema:16,parentSchema:schema_parameters_66bb7993.properties.query.properties.size,data:data3};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!(formats_53abe991.validate(data3))){
const err10 = {instancePath:instancePath+"/query/size",schemaPath:"#/properties/query/properties/size/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\"",schema:"int32",parentSchema:schema_parameters_66bb7993.properties.query.properties.size,data:data3};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
let data4 = data2.format;
if(typeof data4 !== "string"){
const err11 = {instancePath:instancePath+"/query/format",schemaPath:"#/properties/query/properties/format/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_parameters_66bb7993.properties.query.properties.format.type,parentSchema:schema_parameters_66bb7993.properties.query.properties.format,data:data4};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(!((((data4 === "png") || (data4 === "webp")) || (data4 === "jpg")) || (data4 === "jpeg"))){
const err12 = {instancePath:instancePath+"/query/format",schemaPath:"#/properties/query/properties/format/enum",keyword:"enum",params:{allowedValues: schema_parameters_66bb7993.properties.query.properties.format.enum},message:"must be equal to one of the allowed values",schema:schema_parameters_66bb7993.properties.query.properties.format.enum,parentSchema:schema_parameters_66bb7993.properties.query.properties.format,data:data4};
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
const err13 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_parameters_66bb7993.properties.query.type,parentSchema:schema_parameters_66bb7993.properties.query,data:data2};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.header !== undefined){
let data5 = data.header;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
for(const key2 in data5){
if(!(key2 === "If-None-Match")){
const err14 = {instancePath:instancePath+"/header",schemaPath:"#/properties/header/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties",schema:false,parentSchema:schema_parameters_66bb7993.properties.header,data:data5};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data5["If-None-Match"] !== undefined){
let data6 = data5["If-None-Match"];
if(typeof data6 === "string"){
if(func_7a031813(data6) > 4096){
const err15 = {instancePath:instancePath+"/header/If-None-Match",schemaPath:"#/properties/header/properties/If-None-Match/maxLength",keyword:"maxLength",params:{limit: 4096},message:"must NOT have more than 4096 characters",schema:4096,parentSchema:schema_parameters_66bb7993.properties.header.properties["If-None-Match"],data:data6};
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
const err16 = {instancePath:instancePath+"/header/If-None-Match",schemaPath:"#/properties/header/properties/If-None-Match/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_parameters_66bb7993.properties.header.properties["If-None-Match"].type,parentSchema:schema_parameters_66bb7993.properties.header.properties["If-None-Match"],data:data6};
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
const err17 = {instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_parameters_66bb7993.properties.header.type,parentSchema:schema_parameters_66bb7993.properties.header,data:data5};
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
const err18 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_parameters_66bb7993.type,parentSchema:schema_parameters_66bb7993,data};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
validate_parameters_66bb7993.errors = vErrors;
return errors === 0;
}
validate_parameters_66bb7993.evaluated = {"props":{"path":true,"query":true,"header":true},"dynamicProps":false,"dynamicItems":false};

function validate_parameters_d3d1ba31(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_parameters_d3d1ba31.evaluated;
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
if(data0.file === undefined){
const err0 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "file"},message:"must have required property '"+"file"+"'",schema:schema_parameters_d3d1ba31.properties.path.required,parentSchema:schema_parameters_d3d1ba31.properties.path,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data0){
if(!(key0 === "file")){
const err1 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_parameters_d3d1ba31.properties.path,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data0.file !== undefined){
let data1 = data0.file;
if(typeof data1 === "string"){
if(func_7a031813(data1) > 100){
const err2 = {instancePath:instancePath+"/path/file",schemaPath:"#/properties/path/properties/file/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters",schema:100,parentSchema:schema_parameters_d3d1ba31.properties.path.properties.file,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func_7a031813(data1) < 1){
const err3 = {instancePath:instancePath+"/path/file",schemaPath:"#/properties/path/properties/file/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_parameters_d3d1ba31.properties.path.properties.file,data:data1};
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
const err4 = {instancePath:instancePath+"/path/file",schemaPath:"#/properties/path/properties/file/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_parameters_d3d1ba31.properties.path.properties.file.type,parentSchema:schema_parameters_d3d1ba31.properties.path.properties.file,data:data1};
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
const err5 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_parameters_d3d1ba31.properties.path.type,parentSchema:schema_parameters_d3d1ba31.properties.path,data:data0};
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
if(!(key1 === "w")){
const err6 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema_parameters_d3d1ba31.properties.query,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data2.w !== undefined){
let data3 = data2.w;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err7 = {instancePath:instancePath+"/query/w",schemaPath:"#/properties/query/properties/w/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema_parameters_d3d1ba31.properties.query.properties.w.type,parentSchema:schema_parameters_d3d1ba31.properties.query.properties.w,data:data3};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 1024 || isNaN(data3)){
const err8 = {instancePath:instancePath+"/query/w",schemaPath:"#/properties/query/properties/w/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1024},message:"must be <= 1024",schema:1024,parentSchema:schema_parameters_d3d1ba31.properties.query.properties.w,data:data3};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data3 < 16 || isNaN(data3)){
const err9 = {instancePath:instancePath+"/query/w",schemaPath:"#/properties/query/properties/w/minimum",keyword:"minimum",params:{comparison: ">=", limit: 16},message:"must be >= 16",schema:16,parentSchema:schema_parameters_d3d1ba31.properties.query.properties.w,data:data3};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!(formats_53abe991.validate(data3))){
const err10 = {instancePath:instancePath+"/query/w",schemaPath:"#/properties/query/properties/w/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\"",schema:"int32",parentSchema:schema_parameters_d3d1ba31.properties.query.properties.w,data:data3};
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
}
else {
const err11 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_parameters_d3d1ba31.properties.query.type,parentSchema:schema_parameters_d3d1ba31.properties.query,data:data2};
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
if(!(key2 === "If-None-Match")){
const err12 = {instancePath:instancePath+"/header",schemaPath:"#/properties/header/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties",schema:false,parentSchema:schema_parameters_d3d1ba31.properties.header,data:data4};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data4["If-None-Match"] !== undefined){
let data5 = data4["If-None-Match"];
if(typeof data5 === "string"){
if(func_7a031813(data5) > 4096){
const err13 = {instancePath:instancePath+"/header/If-None-Match",schemaPath:"#/properties/header/properties/If-None-Match/maxLength",keyword:"maxLength",params:{limit: 4096},message:"must NOT have more than 4096 characters",schema:4096,parentSchema:schema_parameters_d3d1ba31.properties.header.properties["If-None-Match"],data:data5};
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
const err14 = {instancePath:instancePath+"/header/If-None-Match",schemaPath:"#/properties/header/properties/If-None-Match/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_parameters_d3d1ba31.properties.header.properties["If-None-Match"].type,parentSchema:schema_parameters_d3d1ba31.properties.header.properties["If-None-Match"],data:data5};
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
const err15 = {instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_parameters_d3d1ba31.properties.header.type,parentSchema:schema_parameters_d3d1ba31.properties.header,data:data4};
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
const err16 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_parameters_d3d1ba31.type,parentSchema:schema_parameters_d3d1ba31,data};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
validate_parameters_d3d1ba31.errors = vErrors;
return errors === 0;
}
validate_parameters_d3d1ba31.evaluated = {"props":{"path":true,"query":true,"header":true},"dynamicProps":false,"dynamicItems":false};

export const validators = {
  getLogo: {
    parameters: validate_parameters_66bb7993,
  },
  refuseFlags: {
  },
  getFlag: {
    parameters: validate_parameters_d3d1ba31,
  },
  getHealth: {
  },
  getLiveness: {
  },
  getReadiness: {
  },
}
