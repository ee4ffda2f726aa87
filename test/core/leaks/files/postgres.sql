--
-- PostgreSQL database dump
--
SET standard_conforming_strings = on;
CREATE TABLE public.users (
    id integer NOT NULL,
    email text
);

COPY public.users (id, email, username, note) FROM stdin;
0	amber.lane@mail0.example	amber0	a\tb
1	birch.lane@mail1.example	birch1	\N
2	cedar.lane@mail2.example	cedar2	a\tb
3	dahlia.lane@mail3.example	dahlia3	\N
4	elm.lane@mail4.example	elm4	a\tb
5	fern.lane@mail5.example	fern5	\N
6	gorse.lane@mail6.example	gorse6	a\tb
7	hazel.lane@mail7.example	hazel7	\N
\.

ALTER TABLE ONLY public.users ADD CONSTRAINT pk PRIMARY KEY (id);
